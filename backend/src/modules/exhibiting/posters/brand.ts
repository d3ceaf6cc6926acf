import { box, text, type Element } from '../../../drawing/index.ts';

/** The site's mark in a box of 32, as the inside of an SVG. */
export const brandMark = (x: number, y: number, size: number, ink: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 32})">` +
  `<circle cx="16" cy="16" r="14.5" fill="none" stroke="${ink}" stroke-width="2.4"/>` +
  '<circle cx="16" cy="9.9" r="4.4" fill="#D98746"/><circle cx="10.7" cy="19.1" r="4.4" fill="#F0A66B"/>' +
  '<circle cx="21.3" cy="19.1" r="4.4" fill="#3FB8AF"/></g>';

/** A name, the same in every language. */
export const brandName = (left: number, top: number, color: string): Element =>
  box({ position: 'absolute', left, top }, text('Wirefair', { fontSize: 40, fontWeight: 700, color }));

/** A white card with the company's logo, as the inside of an SVG; nothing where there is none. */
export const logoCard = (
  logo: string | undefined,
  x: number,
  y: number,
  size: number,
  edge = 'none',
): string => {
  if (logo === undefined) return '';
  const inside = size * 0.8;
  const gap = (size - inside) / 2;
  return (
    `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="20" fill="#FFFFFF" stroke="${edge}" stroke-width="2"/>` +
    `<image x="${x + gap}" y="${y + gap}" width="${inside}" height="${inside}" xlink:href="${logo}"/>`
  );
};
