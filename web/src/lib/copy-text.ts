/** For browsers that keep the clipboard from pages without https. */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  // Beside an open dialog nothing can be selected.
  (document.activeElement?.closest('dialog') ?? document.body).append(area);
  area.select();
  // oxlint-disable-next-line typescript/no-deprecated -- nothing newer works without https
  const copied = document.execCommand('copy');
  area.remove();
  return copied;
}

/** Puts a text into the clipboard. @returns whether the browser let it */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}
