import { encode } from 'uqr';

/**
 * A QR code as the inside of an SVG, with the blank edge that scanners need (four modules).
 * @param size of a side, units of the drawing
 */
export function qrCode(content: string, size: number, ink: string): string {
  const { data, size: modules } = encode(content, { ecc: 'M', border: 4 });
  const unit = size / modules;
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    `<g transform="scale(${unit})"><path d="M0 0h${modules}v${modules}h-${modules}z" fill="#FFFFFF"/>` +
    `<path d="${path}" fill="${ink}" shape-rendering="crispEdges"/></g>`
  );
}
