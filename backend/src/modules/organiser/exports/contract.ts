import Type, { type Static } from 'typebox';
import { DayRangeQuery } from '../../../http/day-range.ts';

export const ExportsQuery = Type.Object(DayRangeQuery);
export type ExportsQuery = Static<typeof ExportsQuery>;

export const ExportListRecord = Type.Object(
  {
    name: Type.String({
      description: 'In the address of its files: /organiser/exports/<name>.csv or .xlsx.',
    }),
    titleCn: Type.String(),
    titleEn: Type.String(),
    leadCn: Type.String({ description: 'What is in it.' }),
    leadEn: Type.String(),
    isDated: Type.Boolean({ description: 'Whether a range of days narrows it.' }),
    rows: Type.Integer({ description: 'How many lines it has in that range.' }),
  },
  { $id: 'ExportList', description: 'A list that can be taken away as a file.' },
);

export const FileParams = Type.Object({
  file: Type.String({
    pattern: '^[a-z-]{1,40}\\.(csv|xlsx)$',
    description: 'Name of a list with the kind of file: `visitors.csv`.',
  }),
});

export const FileQuery = Type.Object({
  ...DayRangeQuery,
  lang: Type.Optional(
    Type.Union([Type.Literal('ZH'), Type.Literal('EN'), Type.Literal('')], {
      description: 'Language of the columns and words; that of the request where it is left out.',
    }),
  ),
});

const file = Type.String({ format: 'binary' });

/** What the address of a list answers with. */
export const ListFile = {
  description: 'The file, made while it is sent.',
  content: Object.fromEntries(
    ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'].map((type) => [
      type,
      { schema: file },
    ]),
  ),
};
