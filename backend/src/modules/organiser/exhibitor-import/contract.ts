import Type, { type Static } from 'typebox';
import { Id } from '../../../http/ids.ts';
import { textEncodings } from '../../../spreadsheets/index.ts';
import { fieldKeys } from './fields.ts';

/** The import that an address names. */
export const OneId = Type.Object({ id: Id });

const State = Type.Enum(['read', 'checked', 'waiting', 'running', 'done', 'refused', 'failed'], {
  type: 'string',
  description:
    'read: not checked with this mapping; checked: can be started; waiting and running: under way; done; refused: a whole in which something went wrong meanwhile, nothing was written; failed: given up, can be started again and goes on where it was.',
});
const Mode = Type.Union([Type.Literal('whole'), Type.Literal('good')], {
  description: 'whole: all lines or none; good: the right lines only.',
});
const Phase = Type.Union([Type.Literal('checking'), Type.Literal('writing'), Type.Literal('letters')], {
  description:
    'checking: comparing with what is there by now; writing: adding companies; letters: inviting them.',
});
const orNull = (description: string) =>
  Type.Union([Type.String(), Type.Null()], {
    description: `${description} yyyy-MM-dd HH:mm:ss, Shanghai time.`,
  });

const encodingNames =
  'utf_8 and utf_16: Unicode; gb18030: simplified Chinese; big5: traditional Chinese; shift_jis: Japanese; euc_kr: Korean; windows_1252: Western European; windows_1250: Central European; windows_1251: Cyrillic; windows_1253: Greek.';
const Encoding = (description: string) =>
  Type.Enum([...textEncodings], { type: 'string', description: `${description} ${encodingNames}` });

/** How the file that is sent is to be read. */
export const FileQuery = Type.Object({
  encoding: Type.Optional(
    Encoding(
      'Encoding of a .csv, as its sender says; left out, it is recognised, or refused where it is not clear.',
    ),
  ),
});

export const EncodingReading = Type.Object(
  {
    encoding: Encoding('An encoding that can read the file.'),
    samples: Type.Array(Type.String(), {
      description: 'The first cells with letters beyond ASCII, as it reads them; at most five.',
    }),
  },
  { $id: 'EncodingReading', description: 'How an encoding reads a file.' },
);
export type EncodingReading = Static<typeof EncodingReading>;

export const ExhibitorImportSummary = Type.Object(
  {
    id: Type.String(),
    fileName: Type.String(),
    author: Type.String({ description: 'Who sent it, by name at that time.' }),
    createTime: Type.String({ description: 'yyyy-MM-dd HH:mm:ss, Shanghai time.' }),
    state: State,
    lineCount: Type.Integer({ description: 'Lines that say something.' }),
    goodCount: Type.Integer({
      description: 'Of them, those that can be imported, or were; 0 before the check.',
    }),
    badCount: Type.Integer({ description: 'Those that need correction.' }),
    problemCount: Type.Integer({ description: 'What is wrong in them, one for each field.' }),
    mode: Type.Union([Mode, Type.Null()], { description: 'How it was started; null before.' }),
    sendsLetters: Type.Boolean({ description: 'Whether each company gets its invitation letter.' }),
    addedCount: Type.Integer({ description: 'Companies that came in.' }),
    letterCount: Type.Integer({ description: 'Letters that were left for them.' }),
    startTime: orNull('When it was started; null before.'),
    finishTime: orNull('When it came to its end; null before.'),
    progress: Type.Union(
      [Type.Object({ phase: Phase, done: Type.Integer(), total: Type.Integer() }), Type.Null()],
      { description: 'How far it has come; null where it is not under way.' },
    ),
  },
  {
    $id: 'ExhibitorImportSummary',
    description: 'A spreadsheet of exhibitors that was sent in, as lists show it.',
  },
);
export type ExhibitorImportSummary = Static<typeof ExhibitorImportSummary>;

const Key = Type.Enum([...fieldKeys], { type: 'string', description: 'Stable name of a field.' });

export const ExhibitorImport = Type.Object(
  {
    ...ExhibitorImportSummary.properties,
    encoding: Type.Union([Encoding('Encoding in which a .csv was read.'), Type.Null()], {
      description: 'Null for an .xlsx, and for files that were sent before this was kept.',
    }),
    columns: Type.Array(
      Type.Object({
        name: Type.String({ description: 'Its head as it stands in the file; blank where it has none.' }),
        samples: Type.Array(Type.String(), { description: 'What stands in its first five lines.' }),
      }),
      { description: 'Of the file, in their order.' },
    ),
    fields: Type.Array(
      Type.Object({
        key: Key,
        label: Type.String({ description: 'In the language of the request.' }),
        isRequired: Type.Boolean(),
        column: Type.Union([Type.Integer(), Type.Null()], {
          description: 'Place of the column that it comes from, from 0; null where it has none.',
        }),
      }),
      { description: 'What is taken of a company, with where it comes from.' },
    ),
    problems: Type.Array(
      Type.Object({
        line: Type.Integer({ description: 'Of the sheet, from 1.' }),
        column: Type.String({ description: 'Name of the field.' }),
        message: Type.String(),
      }),
      { description: 'Those of the first 100 wrong lines, in the order of the sheet.' },
    ),
  },
  {
    $id: 'ExhibitorImport',
    description: 'A spreadsheet of exhibitors with its columns and what is wrong in it.',
  },
);
export type ExhibitorImport = Static<typeof ExhibitorImport>;

export const MappingBody = Type.Object(
  {
    fields: Type.Array(
      Type.Object(
        {
          key: Key,
          column: Type.Integer({ minimum: 0, maximum: 99, description: 'Place of its column, from 0.' }),
        },
        { additionalProperties: false },
      ),
      { maxItems: fieldKeys.length, description: 'Fields that come from a column; the others stay blank.' },
    ),
  },
  { additionalProperties: false },
);
export type MappingBody = Static<typeof MappingBody>;

export const StartBody = Type.Object(
  { mode: Mode, sendsLetters: Type.Boolean({ default: false }) },
  { additionalProperties: false },
);
export type StartBody = Static<typeof StartBody>;
