/** An error in a file, worded for the person who runs the import. */
export class FileFault extends Error {
  override readonly name = 'FileFault';
}

/**
 * Converts an error from the file system or from decompression into a `FileFault`. Any other error is returned
 * unchanged.
 */
export function explainFault(error: unknown, file: string): unknown {
  const code = (error as NodeJS.ErrnoException | null)?.code ?? '';
  if (code === 'ENOENT') return new FileFault(`There is no file ${file}.`);
  if (code === 'EACCES') return new FileFault(`${file} may not be read.`);
  if (code === 'EISDIR') return new FileFault(`${file} is a folder, not a file.`);
  if (code === 'Z_BUF_ERROR') {
    return new FileFault(`${file} ends in the middle of its packed data. Download it again; what was read is kept.`);
  }
  if (code.startsWith('Z_'))
    return new FileFault(`${file} is packed, but damaged. Download it again; what was read is kept.`);
  if (code.startsWith('CSV_')) return new FileFault(`${file} is not the table that it should be: ${String(error)}`);
  return error;
}
