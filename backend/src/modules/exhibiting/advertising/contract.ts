import Type, { type Static } from 'typebox';
import { PageQuery } from '../../../http/page.ts';
import { ReviewFields, StatusQuery } from '../../../review/index.ts';

/** Most of one item in an order, and most lines. */
export const MAX_AMOUNT = 999;
const MAX_ITEMS = 100;

const texts = {
  name: Type.String({ description: 'In the language of the request.' }),
  nameCn: Type.String(),
  nameEn: Type.String(),
  description: Type.String({ description: 'In the language of the request.' }),
  descriptionCn: Type.String(),
  descriptionEn: Type.String(),
  price: Type.Number({ description: 'Of one unit in CNY, at most two decimals.' }),
  unit: Type.String({ description: 'What is counted, in the language of the request.' }),
  unitCn: Type.String(),
  unitEn: Type.String(),
  empty: Type.String({ description: 'Y sold out, N to be had.' }),
};

/** Something to order (EXH-089). */
export const AdCatalogueItem = Type.Object(
  { id: Type.String(), type: Type.String({ description: '1 on site, 2 print, 3 online.' }), ...texts },
  { $id: 'AdCatalogueItem', description: 'Advertising that can be ordered.' },
);
export type AdCatalogueItem = Static<typeof AdCatalogueItem>;

/** A line of an order (EXH-091). */
const AdRequestItem = Type.Object({
  id: Type.String(),
  relId: Type.String({ description: 'Id of the catalogue item; blank when it has been taken out.' }),
  ...texts,
  amount: Type.Integer(),
});

const { status: _status, status_dictText: _text, ...decision } = ReviewFields;

/** An order (EXH-090). Its state is called `state` and is a text (CONFLICT-043). */
export const AdRequest = Type.Object(
  {
    id: Type.String(),
    type: Type.String({ description: '1 on site, 2 print, 3 online.' }),
    type_dictText: Type.String(),
    state: Type.String({ description: '1 under review, 2 approved, 3 rejected.' }),
    state_dictText: Type.String({ description: 'The state in words, in the language of the request.' }),
    ...decision,
    createTime: Type.String({ description: 'yyyy-MM-dd HH:mm:ss, Shanghai time.' }),
    updateTime: Type.Union([Type.String(), Type.Null()], {
      description: 'When it was last handed in again, Shanghai time; null if never.',
    }),
    attachment: Type.String({ description: 'Address of a file for the company alone; blank for none.' }),
    attachmentName: Type.String({ description: 'The name that it came with.' }),
    ntAdRequestItemList: Type.Array(AdRequestItem, {
      description: 'What is ordered, with names and prices as they were when it was handed in.',
    }),
    total: Type.Number({ description: 'Sum of price times amount, CNY.' }),
  },
  { $id: 'AdRequest', description: 'Advertising that a company has ordered.' },
);
export type AdRequest = Static<typeof AdRequest>;

export const AdRequestQuery = Type.Object({ ...PageQuery, state: StatusQuery });

export const AdCatalogueQuery = Type.Object({
  type: Type.Optional(
    Type.Union([Type.Literal(''), Type.Literal('1'), Type.Literal('2'), Type.Literal('3')], {
      description: '1 on site, 2 print, 3 online; blank or omitted for all.',
    }),
  ),
});

/** A line as the form sends it. All but `relId` and `amount` is without effect: names and prices are the server's. */
const ItemBody = Type.Object(
  {
    relId: Type.String({ pattern: '^[0-9]{1,32}$', description: 'Id of the catalogue item.' }),
    amount: Type.Number({ description: `Whole number from 0 to ${MAX_AMOUNT}.` }),
    ...Object.fromEntries(
      ['id', 'name', 'description', 'unit', 'empty', 'type'].map((field) => [
        field,
        Type.Optional(Type.Union([Type.String({ maxLength: 4000 }), Type.Null()])),
      ]),
    ),
    price: Type.Optional(Type.Number()),
  },
  { additionalProperties: false },
);

const order = {
  ntAdRequestItemList: Type.Array(ItemBody, { maxItems: MAX_ITEMS }),
  attachment: Type.Optional(
    Type.String({
      maxLength: 200,
      description: 'Address of a private file (pdf, docx, xlsx, jpg, png; 2 MB) that this account uploaded.',
    }),
  ),
};

export const NewAdRequestBody = Type.Object(
  {
    type: Type.Optional(Type.String({ maxLength: 10, description: '1 on site, 2 print, 3 online.' })),
    ...order,
  },
  { additionalProperties: false },
);
export const AdRequestBody = Type.Object(
  { id: Type.String({ pattern: '^[0-9]{1,32}$', description: 'Of a rejected order.' }), ...order },
  { additionalProperties: false },
);
export interface OrderBody {
  ntAdRequestItemList: { relId: string; amount: number }[];
  attachment?: string;
}
