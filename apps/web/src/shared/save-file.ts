/** Makes the browser save a file. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Revoked later, because the browser reads the URL only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
