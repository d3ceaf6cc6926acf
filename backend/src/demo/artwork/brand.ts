import { seeded } from '../generator/random.ts';
import { crossSection, parseCable } from './cable.ts';
import { group, INK, rect, svg, text } from './svg.ts';

const WORDS = {
  cn: { name: '国际线缆工业展览会', line: '上海 · 2025 年 8 月 27–29 日', size: 92 },
  en: { name: 'Wire & Cable Exhibition', line: 'Shanghai · 27–29 August 2025', size: 78 },
} as const;

/** The show's mark with its name, 1280 × 400, for print and web: `light` on white, `dark` on navy. */
export function brandMark(name: string, language: 'cn' | 'en'): string | null {
  if (name !== 'light' && name !== 'dark') return null;
  const isDark = name === 'dark';
  const words = WORDS[language];
  const cable = crossSection(140, parseCable('3a'), seeded('brand', name), isDark ? '#0A1830' : INK.white);
  return svg(
    1280,
    400,
    rect(0, 0, 1280, 400, isDark ? INK.navy : INK.white) +
      group(200, 200, cable) +
      text(400, 204, words.size, isDark ? INK.white : INK.navy, words.name, 'font-weight="700"') +
      rect(402, 236, 56, 5, isDark ? INK.light : INK.copper, 2) +
      text(400, 296, 36, isDark ? '#C7D3E6' : INK.navy, words.line),
  );
}
