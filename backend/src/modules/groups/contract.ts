import Type, { type Static } from 'typebox';

/** A list of people that was sent in, with what is wrong in it. */
export const VisitGroup = Type.Object(
  {
    id: Type.String(),
    fileName: Type.String(),
    personCount: Type.Integer({ description: 'Lines that name somebody.' }),
    registeredCount: Type.Integer({
      description: 'Those of them who have a registration already; they keep it and are left out.',
    }),
    problemCount: Type.Integer({ description: 'All problems; the list below ends with the first 500.' }),
    problems: Type.Array(
      Type.Object({
        line: Type.Integer({ description: 'Line of the sheet, from 1; 0 where it concerns the whole.' }),
        column: Type.String({ description: 'Name of the column; blank where it concerns the line.' }),
        message: Type.String({ description: 'What is wrong, in the language of the request.' }),
      }),
    ),
    createTime: Type.String({ description: 'yyyy-MM-dd HH:mm:ss, Shanghai time.' }),
    registeredTime: Type.Union([Type.String(), Type.Null()], {
      description: 'When everybody was registered; null before.',
    }),
  },
  { $id: 'VisitGroup', description: 'A list of people who come as a group.' },
);
export type VisitGroup = Static<typeof VisitGroup>;
