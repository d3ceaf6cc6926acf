import { describe, expect, it } from 'vitest';
import { buttonRecipe } from '../button';
import { system } from './system';

/** Light or dark value of a colour by its name in the theme. */
function valueOf(name: string, theme: 'base' | '_dark'): string {
  const token = system.tokens.getByName(`colors.${name}`);
  const conditions: unknown = token?.extensions.conditions;
  const value = conditions && Reflect.get(conditions, theme);
  if (typeof value !== 'string') throw new Error(`no colour ${name}`);
  return value;
}

/** Relative luminance of #rrggbb (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(['base', '_dark'] as const)('colours, %s', (theme) => {
  it('an outlined button under the mouse can be read on every background of a report', () => {
    const hover = buttonRecipe.variants?.variant.outline._hover.color ?? '';
    for (const background of [
      ...['page', 'raised', 'float', 'sunken'],
      ...['approved.soft', 'rejected.soft', 'review.soft', 'second.soft', 'accent.soft'],
    ])
      expect(contrast(valueOf(hover, theme), valueOf(background, theme)), background).toBeGreaterThan(4.5);
  });
});
