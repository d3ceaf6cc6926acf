import { isEmailAddress } from '../../../http/email-address.ts';
import { Refusal } from '../../../http/errors.ts';
import { graphemes } from '../../../http/graphemes.ts';
import { typedLine } from '../../../http/typed-text.ts';
import { labels, type Setting } from './labels.ts';
import { about, refused } from './messages.ts';

const LONGEST_ADDRESS = 500;

/** Runs a check that names its field by the setting, where the caller's body has it under another name. */
export function underName<T>(read: () => T, nameOf: (field: string) => string): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof Refusal && error.field ? error.about(nameOf(error.field)) : error;
  }
}

/** @throws Refusal when it is blank or too long */
export function readText(typed: string, field: Setting, most: number): string {
  const text = typedLine(typed);
  if (text === '') throw new Refusal(about.missing(labels[field])).about(field);
  if (graphemes(text) > most) throw new Refusal(about.long(labels[field], most)).about(field);
  return text;
}

/** Whether a text is a day of the calendar, yyyy-MM-dd; 30 February is none. */
export function isDay(text: string): boolean {
  if (!/^20\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** @throws Refusal unless it is a day */
export function readDay(typed: string, field: Setting): string {
  const text = typed.trim();
  if (text === '') throw new Refusal(about.missing(labels[field])).about(field);
  if (!isDay(text)) throw new Refusal(about.malformed(labels[field])).about(field);
  return text;
}

/** @throws Refusal unless it is `yyyy-MM-dd HH:mm:ss` */
export function readInstant(typed: string, field: Setting): string {
  const text = typed.trim();
  if (text === '') throw new Refusal(about.missing(labels[field])).about(field);
  const [day = '', time = ''] = text.split(' ');
  if (!isDay(day) || !/^([01]\d|2[0-3])(:[0-5]\d){2}$/.test(time) || text.length !== 19) {
    throw new Refusal(about.malformed(labels[field])).about(field);
  }
  return text;
}

/** Time of a day. @throws Refusal naming the field */
export function readTime(typed: string, field: string): string {
  const text = typed.trim();
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(text)) throw new Refusal(refused.time).about(field);
  return text;
}

/** @throws Refusal naming the field */
export function assertRange(
  value: number,
  setting: Setting,
  [from, to]: readonly [number, number],
  field: string = setting,
): void {
  if (value < from || value > to) throw new Refusal(about.range(labels[setting], from, to)).about(field);
}

/** @returns null where nothing is typed. @throws Refusal unless a browser can be sent there */
export function readAddress(typed: string | null, field: Setting): string | null {
  const text = (typed ?? '').trim();
  if (text === '') return null;
  if (text.length > LONGEST_ADDRESS)
    throw new Refusal(about.long(labels[field], LONGEST_ADDRESS)).about(field);
  const url = /^https?:\/\/\S+$/i.test(text) && URL.canParse(text) ? new URL(text) : undefined;
  // A name and a password before the host would show another host than the one that is opened.
  if (!url || url.username !== '' || url.password !== '') {
    throw new Refusal(about.address(labels[field])).about(field);
  }
  return url.href;
}

/** @throws Refusal unless mail can be sent to it */
export function readEmail(typed: string, field: Setting): string {
  const text = typed.trim();
  if (text === '') throw new Refusal(about.missing(labels[field])).about(field);
  if (!isEmailAddress(text)) throw new Refusal(about.malformed(labels[field])).about(field);
  return text;
}
