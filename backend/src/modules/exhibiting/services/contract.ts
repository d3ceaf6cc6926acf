import Type, { type Static } from 'typebox';
import { FormAnswer, MAX_USER_DATA } from '../../../forms/index.ts';
import { Id } from '../../../http/ids.ts';

const yesNo = (description: string) => Type.Union([Type.Literal('Y'), Type.Literal('N')], { description });

/** What a company handed in for an item. */
const Submission = Type.Object({
  submitTime: Type.String({ description: 'yyyy-MM-dd HH:mm:ss, Shanghai time.' }),
  userData: Type.String({
    description: 'JSON text of a list of {id, value}: field and answer; `[]` for a file.',
  }),
  answers: Type.Array(FormAnswer, { description: 'The same with words, in the order of the form.' }),
  userFilePath: Type.String({ description: 'Address of the file, for the company alone; blank for a form.' }),
  userFileName: Type.String({ description: 'The name that it came with.' }),
});

/** Something that the organiser asks of every exhibitor (EXH-121). */
export const ServiceItem = Type.Object(
  {
    id: Type.String(),
    categoryId: Type.String({
      description:
        '1 exhibitor services, 2 building, 3 publicity, 4 shipment, 5 transport, 99 other (CONST-060).',
    }),
    categoryId_dictText: Type.String(),
    title: Type.String(),
    titleEn: Type.String(),
    deadLineTime: Type.String({ description: 'Last moment, yyyy-MM-dd HH:mm:ss, Shanghai time.' }),
    daysLeft: Type.Integer({
      description: 'Days to that of the deadline in Shanghai: 0 on the day itself, less than 0 after it.',
    }),
    isOverdue: Type.Boolean({ description: 'Whether nothing can be handed in any more.' }),
    fillType: Type.String({
      description: '2 fill in online, 3 download only, any other download and upload.',
    }),
    require: yesNo('Whether every company must hand it in.'),
    isFill: yesNo('Whether the company has handed it in.'),
    filePath: Type.String({
      description: 'What can be downloaded, in Chinese; blank where there is nothing.',
    }),
    filePathEn: Type.String({ description: 'The same in English; blank where there is none.' }),
    linkFormId: Type.Union([Type.String(), Type.Null()], {
      description: 'Form to fill in; null where there is none.',
    }),
    notice: Type.String({
      description: 'Why it cannot be handed in now, in the language of the request; blank when it can.',
    }),
    submission: Type.Union([Submission, Type.Null()], { description: 'What was handed in; null before.' }),
  },
  { $id: 'ServiceItem', description: 'Something that the organiser asks of every exhibitor.' },
);
export type ServiceItem = Static<typeof ServiceItem>;

/** All are answered where neither is given (CONFLICT-052). */
export const ServiceQuery = Type.Object({
  pageNo: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000, description: 'From 1.' })),
  pageSize: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 10_000, description: 'Items a page; all of them unless given.' }),
  ),
});
export type ServiceQuery = Static<typeof ServiceQuery>;

export const ServiceFormBody = Type.Object(
  {
    fileId: Id,
    formId: Id,
    userData: Type.String({
      maxLength: MAX_USER_DATA,
      description:
        'JSON text of a list of {id, value}: field and its value (EXH-124). Of uploads the addresses of private ' +
        'files that this account uploaded, comma-joined. Fields without a value may be left out.',
    }),
  },
  { additionalProperties: false },
);
export type ServiceFormBody = Static<typeof ServiceFormBody>;

export const ServiceFileBody = Type.Object(
  {
    fileId: Id,
    userFilePath: Type.String({
      maxLength: 200,
      description: 'Address of a private file (picture, pdf, docx, xlsx) that this account uploaded.',
    }),
  },
  { additionalProperties: false },
);
export type ServiceFileBody = Static<typeof ServiceFileBody>;
