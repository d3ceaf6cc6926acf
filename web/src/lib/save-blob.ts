/** How long the address of the content lives, milliseconds: some browsers read it later than the press. */
const READING_MS = 60_000;

/**
 * Has the browser save content as a file.
 * @param name of the file, with its ending
 */
export function saveBlob(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READING_MS);
}
