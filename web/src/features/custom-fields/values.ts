import type { MessageId } from '../../i18n';
import type { FormFieldKind } from '../../gql/types';
import { graphemes } from '../../lib/graphemes';
import type { SentFile } from '../uploads';

export type Value = string | readonly SentFile[];

/** What was filled in, by the names of the controls: a field called `__proto__` is a name like any other. */
export type FilledIn = Record<string, Value>;

/** A field of a form of the organiser. */
export interface FormFieldRecord {
  id: string;
  label: string;
  kind: FormFieldKind;
  isRequired: boolean;
  /** What can be chosen; empty for other kinds. */
  options: readonly { value: string; label: string }[];
}

/** What its control is called in the page. */
export const nameOf = (id: string): string => `field-${id}`;

/** As the server has them. */
export const MAX_TEXT = 500;
export const MAX_FILES = 10;

/** Most files of a field (MEET-034, MEET-035). */
export const mostFiles = (kind: FormFieldKind): number => (kind === 'FILE' ? 1 : MAX_FILES);

export const filesOf = (value: Value | undefined): readonly SentFile[] =>
  typeof value === 'object' ? value : [];
export const textOf = (value: Value | undefined): string => (typeof value === 'string' ? value : '');

/** The value as it travels: of files their addresses, comma-joined (MEET-036). */
export const wireOf = (value: Value | undefined): string =>
  typeof value === 'object' ? value.map(({ address }) => address).join(',') : (value ?? '').trim();

/** What is wrong with a field, if anything; the server checks again (MEET-032, MEET-037). */
export function mistakeIn(
  { kind, isRequired }: Pick<FormFieldRecord, 'kind' | 'isRequired'>,
  value: Value | undefined,
): MessageId | undefined {
  const wire = wireOf(value);
  if (wire === '') {
    if (!isRequired) return undefined;
    if (kind === 'SELECT') return 'custom-fields.need.select';
    return kind === 'TEXT' ? 'custom-fields.need.text' : 'custom-fields.need.file';
  }
  return kind === 'TEXT' && graphemes(wire) > MAX_TEXT ? 'custom-fields.long' : undefined;
}

/** What is sent: fields that hold something, in the order of the form. */
export const answersOf = (fields: readonly Pick<FormFieldRecord, 'id'>[], values: FilledIn) =>
  fields
    .map(({ id }) => ({ fieldId: id, value: wireOf(values[nameOf(id)]) }))
    .filter(({ value }) => value !== '');

/** A form in which nothing is filled in. */
export const blankForm = (fields: readonly FormFieldRecord[]): FilledIn =>
  Object.fromEntries(
    fields.map(({ id, kind }) => [nameOf(id), kind === 'FILE' || kind === 'FILES' ? [] : '']),
  );

/** Refusals of answers by the names of the controls: the server names a field by its id, second in the path. */
export const byControl = (
  errors: readonly { message: string; path?: readonly string[] | null }[],
): { message: string; path: string[] | null }[] =>
  errors.map(({ message, path }) => ({
    message,
    path: path?.[1] === undefined ? null : [nameOf(path[1])],
  }));
