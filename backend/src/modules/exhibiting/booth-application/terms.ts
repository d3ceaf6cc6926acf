import { Refusal } from '../../../http/errors.ts';
import { graphemes } from '../../../http/graphemes.ts';
import { typedHyphens, typedLine } from '../../../http/typed-text.ts';
import type { TermField } from '../../../review/index.ts';
import { boothKinds } from '../company/messages.ts';
import type { Allotment } from './allotment.ts';
import { termPrompts } from './messages.ts';

/** Longest number of a booth, characters as people count them. */
export const LONGEST_BOOTH_NUMBER = 20;
/** Square metres in plain digits, at most 9999.99. */
const AREA = /^\d{1,4}(\.\d{1,2})?$/;
const LONGEST_AREA = '9999.99'.length;

/** What an approval settles of the booth. @param suggested what stands there first; blank for nothing */
export const boothTerms = (suggested: Allotment): TermField[] => [
  {
    key: 'boothNumber',
    label: { ZH: '展位号', EN: 'Booth number' },
    suggestion: suggested.boothNumber,
    maxLength: LONGEST_BOOTH_NUMBER,
  },
  {
    key: 'boothType',
    label: { ZH: '展位类型', EN: 'Booth type' },
    options: Object.entries(boothKinds).map(([value, label]) => ({ value, label })),
    suggestion: suggested.boothKind,
    maxLength: 1,
  },
  {
    key: 'area',
    label: { ZH: '展位面积（平方米）', EN: 'Booth area (square metres)' },
    suggestion: suggested.boothArea,
    maxLength: LONGEST_AREA,
  },
];

/**
 * The number of a booth in capitals, full-width characters as plain ones, dashes as hyphens: whoever compares two numbers, or reads them
 * on a plan, sees the same booth.
 * @throws Refusal naming the term
 */
export function readBoothNumber(text: string): string {
  const boothNumber = typedLine(typedHyphens(text)).toUpperCase();
  if (boothNumber === '') throw new Refusal(termPrompts.number, 500, undefined, 'boothNumber');
  if (graphemes(boothNumber) > LONGEST_BOOTH_NUMBER) {
    throw new Refusal(termPrompts.numberLong(LONGEST_BOOTH_NUMBER), 500, undefined, 'boothNumber');
  }
  return boothNumber;
}

/** The area of a booth, as the badge quota reads it. @throws Refusal naming the term */
export function readBoothArea(text: string): string {
  const boothArea = typedLine(text.normalize('NFKC'));
  if (boothArea === '') throw new Refusal(termPrompts.area, 500, undefined, 'area');
  if (!AREA.test(boothArea) || Number(boothArea) === 0) {
    throw new Refusal(termPrompts.areaForm, 500, undefined, 'area');
  }
  return boothArea;
}

/** The booth that an approval allots. @throws Refusal naming the term that is missing or wrong */
export function readTerms(terms: Readonly<Record<string, string>>): Allotment {
  const boothNumber = readBoothNumber(terms['boothNumber'] ?? '');
  const boothKind = typedLine((terms['boothType'] ?? '').normalize('NFKC'));
  if (boothKind === '') throw new Refusal(termPrompts.kind, 500, undefined, 'boothType');
  if (!Object.hasOwn(boothKinds, boothKind))
    throw new Refusal(termPrompts.kindUnknown, 500, undefined, 'boothType');
  return { boothNumber, boothKind, boothArea: readBoothArea(terms['area'] ?? '') };
}
