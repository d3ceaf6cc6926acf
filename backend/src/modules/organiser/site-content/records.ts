import { shanghaiText } from '../../../clock/clock.ts';
import {
  ON,
  sidesOf,
  type Collection,
  type Entry,
  type Field,
  type Values,
} from '../../../collections/index.ts';
import type { Database } from '../../../db/database.ts';
import type { Bilingual, Language } from '../../../http/language.ts';
import type {
  ContentBody,
  ContentCollection,
  ContentEntry,
  ContentLine,
  ContentVersion,
} from './contract.ts';
import { mostOf } from './limits.ts';
import { missingIn, type ReadyField } from './reading.ts';
import { childrenOf } from './registry.ts';
import type { DraftRow, VersionRow } from './store.ts';

/** The fields with the choices that there are now. */
export const readyFields = (database: Database, fields: readonly Field[]): Promise<ReadyField[]> =>
  Promise.all(
    fields.map(async ({ choices = [], ...field }) => ({
      ...field,
      choices: typeof choices === 'function' ? await choices(database) : choices,
    })),
  );

export const toSummary = (collection: Collection, language: Language) => {
  const { name, group, title, lead, parent = '', isOrderable, isAddable, isRemovable } = collection;
  return {
    name,
    group,
    title: title[language],
    lead: lead[language],
    parent,
    isOrderable,
    isAddable,
    isRemovable,
    isSingle: collection.isSingle === true,
  };
};

export const toCollection = (
  collection: Collection,
  fields: readonly ReadyField[],
  language: Language,
): ContentCollection => ({
  ...toSummary(collection, language),
  fields: fields.map(({ name, label, hint, kind, sides, min = 0, choices, ...field }) => ({
    name,
    label: label[language],
    hint: hint?.[language] ?? '',
    kind,
    sides,
    min,
    isRequired: field.isRequired === true,
    isShared: field.isShared === true,
    isFixed: field.isFixed === true,
    max: mostOf({ ...field, kind }),
    choices: choices.map(({ value, label: words }) => ({ value, label: words[language] })),
  })),
  children: childrenOf(collection).map(({ name, title }) => ({ name, title: title[language] })),
});

/** What an entry is called: by its first field that is a line, or else as the collection is. */
export function titleOf({ fields, title, isSingle }: Collection, values: Values, own?: Bilingual): Bilingual {
  if (own) return own;
  if (isSingle) return title;
  const named = fields.find(({ kind, sides }) => kind === 'line' && sides === 'both') ?? fields[0];
  const [cn = '', en = cn] = (named ? sidesOf(named) : []).map((side) => values[side] ?? '');
  return { ZH: cn, EN: en };
}

/** An entry as it is: what is public of it, and what its editors are about to make of it. */
export interface Standing {
  collection: Collection;
  id: string;
  live: Entry | undefined;
  row: DraftRow | undefined;
  /** The values that it had when it was taken off the site. */
  removed?: Values | undefined;
}

export const valuesOf = ({ live, row, removed }: Standing): Values =>
  row?.values ?? live?.values ?? removed ?? {};

/** What is written of an entry and not public yet. */
function draftOf(row: DraftRow | undefined): ContentLine['draft'] {
  if (!row?.values) return 'none';
  return row.publishAt ? 'scheduled' : 'waiting';
}

function stageOf({ live, row }: Standing): ContentLine['stage'] {
  if (live) return 'public';
  return row?.values ? 'new' : 'removed';
}

export function toLine(standing: Standing, language: Language): ContentLine {
  const { collection, id, live, row } = standing;
  const values = valuesOf(standing);
  const { ZH: titleCn, EN: titleEn } = titleOf(collection, values, live?.title);
  return {
    id,
    scope: live?.scope ?? row?.scope ?? '',
    titleCn,
    titleEn,
    draft: draftOf(row),
    stage: stageOf(standing),
    publishTime: row?.publishAt ? shanghaiText(row.publishAt) : '',
    missing: missingIn(collection.fields, values),
    marks: collection.fields
      .filter(({ kind, name }) => kind === 'switch' && values[name] === ON)
      .map(({ label }) => label[language]),
  };
}

export function toEntry(standing: Standing, language: Language): ContentEntry {
  const { collection, row } = standing;
  const values = valuesOf(standing);
  return {
    ...toLine(standing, language),
    collection: collection.name,
    version: row?.version ?? 0,
    editor: row?.editor ?? '',
    values: collection.fields.map((field) => {
      const [cn = '', en = ''] = sidesOf(field).map((side) => values[side] ?? '');
      return { field: field.name, cn, en };
    }),
    updateTime: row && row.version > 0 ? shanghaiText(row.at) : '',
    problem: row?.problem?.[language] ?? '',
  };
}

/** What was sent, by sides. */
export function typedValues(fields: readonly Field[], sent: ContentBody['values']): Values {
  const byField = new Map(sent.map((value) => [value.field, value]));
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = byField.get(field.name);
      return sidesOf(field).map((side, at) => [side, (at === 0 ? value?.cn : value?.en) ?? '']);
    }),
  );
}

export const toVersion = ({ number, at, editor, isRemoval }: VersionRow): ContentVersion => ({
  number,
  time: shanghaiText(at),
  editor,
  isRemoval,
});
