/** The few colours of the house, and the smallest helpers that a drawing needs. */

export const INK = {
  navy: '#0B1F3A',
  deep: '#17375E',
  blue: '#3D5F93',
  slate: '#64748C',
  grey: '#93A1B7',
  mist: '#C9D3E2',
  pale: '#E3EAF4',
  white: '#FFFFFF',
  rust: '#9A4714',
  copper: '#B4561B',
  light: '#F0A66B',
  blush: '#F7C9A0',
  teal: '#0E7C7B',
  aqua: '#3FB8AF',
  foam: '#CFE9E6',
} as const;

/** Strand colours: the four coppers of the site's motif, or four aluminiums. */
export const COPPERS = ['#C8692B', '#D98746', '#F0A66B', '#F7C9A0'] as const;
export const ALUMINIUMS = ['#8D9AAE', '#A6B2C4', '#BDC7D6', '#D3DBE6'] as const;

/** Panel behind a drawing: it carries its own ground, so it sits well on a light and on a dark page. */
export const GROUNDS = ['#EEF2F8', '#F3F1EC', '#EAF2F3', '#F6EEE7', '#E9EEF6'] as const;

/** Rounds to a tenth: finer would only make the file longer. */
export const f = (value: number): string => String(Math.round(value * 10) / 10);

export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="${fill}"${more && ` ${more}`}/>`;

export const ring = (x: number, y: number, r: number, stroke: string, width: number, more = ''): string =>
  circle(x, y, r, 'none', `stroke="${stroke}" stroke-width="${f(width)}"${more && ` ${more}`}`);

export const rect = (x: number, y: number, w: number, h: number, fill: string, rx = 0, more = ''): string =>
  `<rect x="${f(x)}" y="${f(y)}" width="${f(w)}" height="${f(h)}"${rx ? ` rx="${f(rx)}"` : ''} fill="${fill}"${more && ` ${more}`}/>`;

export const path = (d: string, fill: string, more = ''): string =>
  `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;

export const stroke = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${f(width)}"${more.includes('linecap') ? '' : ' stroke-linecap="round"'} stroke-linejoin="round"${more && ` ${more}`}/>`;

export const line = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  colour: string,
  width: number,
  more = '',
): string => stroke(`M${f(x1)} ${f(y1)}L${f(x2)} ${f(y2)}`, colour, width, more);

/** `count` points on a circle, the first at the top. */
export function around(count: number, radius: number, turn = 0): { x: number; y: number; angle: number }[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2 - Math.PI / 2 + turn;
    return { x: Math.cos(angle) * radius, y: Math.sin(angle) * radius, angle };
  });
}

/** Repeats a drawing. */
export const times = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');

export const group = (x: number, y: number, body: string, scale = 1): string =>
  `<g transform="translate(${f(x)} ${f(y)})${scale === 1 ? '' : ` scale(${f(scale * 100) === '100' ? 1 : Math.round(scale * 1000) / 1000})`}">${body}</g>`;

/** The whole picture. It fills whatever box it is shown in; a logo (`meet`) is never cut. */
export const svg = (width: number, height: number, body: string, fit: 'slice' | 'meet' = 'slice'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid ${fit}">${body}</svg>`;

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Faces as on the site: Latin first, then the system's Chinese faces. */
const FONT = `font-family="Inter, 'PingFang SC','Microsoft YaHei','Noto Sans CJK SC',sans-serif"`;

export const text = (x: number, y: number, size: number, fill: string, content: string, more = ''): string =>
  `<text x="${f(x)}" y="${f(y)}" font-size="${size}" fill="${fill}" ${FONT}${more && ` ${more}`}>${escapeText(content)}</text>`;
