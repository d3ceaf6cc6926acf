import Type, { type Static } from 'typebox';

/** A list of exhibits that was sent in and checked. */
export const ExhibitImport = Type.Object(
  {
    id: Type.String(),
    fileName: Type.String(),
    lineCount: Type.Integer({ description: 'Lines that say something.' }),
    validCount: Type.Integer({ description: 'Of them, those that can be handed in.' }),
    problemCount: Type.Integer({ description: 'What is wrong in the others, one for each field.' }),
    problems: Type.Array(
      Type.Object({
        line: Type.Integer({ description: 'Of the sheet, from 1; 0 where it concerns the whole.' }),
        column: Type.String({ description: 'Name of the column; blank where it concerns the line.' }),
        message: Type.String(),
      }),
      { description: 'The first 500, in the order of the sheet.' },
    ),
    addedCount: Type.Integer({ description: 'How many became exhibits.' }),
    createTime: Type.String({ description: 'yyyy-MM-dd HH:mm:ss, Shanghai time.' }),
    submittedTime: Type.Union([Type.String(), Type.Null()], {
      description: 'When it was handed in; null before.',
    }),
  },
  { $id: 'ExhibitImport', description: 'A list of exhibits that was sent in, with what is wrong in it.' },
);
export type ExhibitImport = Static<typeof ExhibitImport>;
