import { Refusal } from '../http/errors.ts';
import { graphemes } from '../http/graphemes.ts';
import { refuseUnstorableText } from '../http/text-guard.ts';
import { fieldRefusals, formRefusals as refusals } from './messages.ts';
import type { FormRow } from './store.ts';
import type { StoredAnswer } from './tables.ts';

/** Longest answer in words, characters as people count them. */
export const MAX_TEXT = 500;
/** Most files of a MutiUpload. */
export const MAX_FILES = 10;

type Field = FormRow['fields'][number];

/** Proves that an address is a file that the sender uploaded. @throws Refusal */
type Claim = (address: string) => Promise<unknown>;

const parts = (list: string): string[] => list.split(',').map((part) => part.trim());

/** The options of a Select, each with its English words. */
function optionsOf({ defaultValue, defaultValueEn }: Field): { value: string; valueEn: string }[] {
  const english = parts(defaultValueEn);
  return parts(defaultValue)
    .map((value, at) => ({ value, valueEn: english[at] || value }))
    .filter(({ value }) => value !== '');
}

/** What was sent in, by field id. A map, so that names like `__proto__` are names and nothing else. */
type Sent = ReadonlyMap<string, string>;

function parse(userData: string): unknown {
  try {
    return JSON.parse(userData);
  } catch {
    throw refusals.malformed();
  }
}

/** @throws Refusal where a value is no text, or a field is answered twice */
function mapOf(entries: readonly (readonly [unknown, unknown])[]): Sent {
  const sent = new Map<string, string>();
  for (const [name, value] of entries) {
    if (typeof name !== 'string' || typeof value !== 'string' || sent.has(name)) throw refusals.malformed();
    sent.set(name, value);
  }
  // JSON may spell out what the body's own check has not seen.
  refuseUnstorableText([...sent]);
  return sent;
}

const isObject = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

/**
 * What `userData` of a sign-up says: an object, field id → value (MEET-038).
 * @throws Refusal unless it is an object of texts
 */
export function answersByField(userData: string): Sent {
  const raw = parse(userData);
  if (!isObject(raw)) throw refusals.malformed();
  return mapOf(Object.entries(raw));
}

/**
 * What `userData` of a service form says: a list of `{id, value}` (EXH-124).
 * @throws Refusal unless it is such a list
 */
export function answersInList(userData: string): Sent {
  const raw = parse(userData);
  if (!Array.isArray(raw)) throw refusals.malformed();
  return mapOf(
    raw.map((entry: unknown) => {
      if (!isObject(entry)) throw refusals.malformed();
      return [entry['id'], entry['value']] as const;
    }),
  );
}

async function readFiles(field: Field, value: string, claim: Claim): Promise<string> {
  const addresses = [...new Set(parts(value))].filter((address) => address !== '');
  const most = field.fieldType === 'Upload' ? 1 : MAX_FILES;
  if (addresses.length > most) throw fieldRefusals.tooManyFiles(field, most);
  for (const address of addresses) {
    await claim(address).catch((error: unknown) => {
      throw error instanceof Refusal ? error.about(field.id) : error;
    });
  }
  return addresses.join(',');
}

async function readField(
  field: Field,
  sent: string,
  claim: Claim,
): Promise<{ value: string; valueEn: string }> {
  const text = sent.replace(/\r\n?/g, '\n').trim();
  if (text === '') {
    if (field.isRequired) throw fieldRefusals.missing(field);
    return { value: '', valueEn: '' };
  }
  if (field.fieldType === 'Select') {
    const option = optionsOf(field).find(({ value }) => value === text);
    if (!option) throw fieldRefusals.notAnOption(field);
    return option;
  }
  if (field.fieldType === 'Text') {
    if (graphemes(text) > MAX_TEXT) throw fieldRefusals.tooLong(field, MAX_TEXT);
    return { value: text, valueEn: text };
  }
  const value = await readFiles(field, text, claim);
  if (value === '' && field.isRequired) throw fieldRefusals.missing(field);
  return { value, valueEn: value };
}

/**
 * What somebody sent in, checked against the form in the order of its fields (MEET-032..038, VAL-045, DESIGN-045).
 * @returns the answers that are not blank, with the words of their fields
 * @throws Refusal naming the field's id, or without one where the whole is wrong
 */
export async function readAnswers(form: FormRow, sent: Sent, claim: Claim): Promise<StoredAnswer[]> {
  const known = new Set(form.fields.map(({ id }) => id));
  if ([...sent.keys()].some((name) => !known.has(name))) throw refusals.unknownField();
  const answers: StoredAnswer[] = [];
  for (const field of form.fields) {
    const { id: fieldId, titleCn, titleEn, fieldType } = field;
    const answer = await readField(field, sent.get(fieldId) ?? '', claim);
    if (answer.value !== '') answers.push({ fieldId, titleCn, titleEn, fieldType, ...answer });
  }
  return answers;
}
