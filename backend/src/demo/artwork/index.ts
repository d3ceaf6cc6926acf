/** placeholder */
export function drawArtwork(path: string): string | null {
  return path.endsWith('.svg')
    ? '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 720"><rect width="960" height="720" fill="#EEF1F6"/><circle cx="480" cy="360" r="220" fill="#0B1F3A"/></svg>'
    : null;
}
