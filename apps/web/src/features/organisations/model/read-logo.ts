/** The largest accepted logo, in bytes. */
const LOGO_BYTES_MAX = 1_000_000;

/** Returns a chosen file as a data URL, or why it is not acceptable as a logo. */
export async function readLogo(file: File): Promise<{ url: string } | { fault: 'logoTooLarge' | 'logoUnreadable' }> {
  if (file.size > LOGO_BYTES_MAX) return { fault: 'logoTooLarge' };
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      resolve(typeof reader.result === 'string' ? { url: reader.result } : { fault: 'logoUnreadable' });
    });
    reader.addEventListener('error', () => resolve({ fault: 'logoUnreadable' }));
    reader.readAsDataURL(file);
  });
}
