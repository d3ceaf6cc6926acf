import Type, { type Static } from 'typebox';

const contact = {
  id: Type.String(),
  title: Type.String({ description: 'What to turn to them for.' }),
  titleEn: Type.String(),
  company: Type.String(),
  companyEn: Type.String(),
  name: Type.String({ description: 'Person; empty where a whole office answers.' }),
  nameEn: Type.String(),
  phone: Type.String(),
  email: Type.String(),
  mobile: Type.String(),
  qrcode: Type.String({
    description:
      'Text that the QR code says, or the address of a picture of the code; empty where there is none.',
  }),
};

/** Whom a page names to turn to (MEET-021). */
export const ContactCard = Type.Object(
  { ...contact, group: Type.Integer({ description: 'Group that the card belongs to.' }) },
  { $id: 'ContactCard', description: 'A contact card of a page.' },
);
export type ContactCard = Static<typeof ContactCard>;

/** Whom to turn to for what; fields as those of a contact card (DESIGN-033). */
export const Linkage = Type.Object(
  {
    ...contact,
    type: Type.Union([Type.Integer(), Type.Null()], {
      description: 'List that it belongs to; null for one that a page names by its id.',
    }),
  },
  { $id: 'Linkage', description: 'An office or person to turn to for one matter.' },
);
export type Linkage = Static<typeof Linkage>;

const code = (description: string) => Type.Integer({ minimum: 1, maximum: 999, description });

export const GroupParams = Type.Object({
  group: code(
    '1 visitor services, 9 cable cloud, 10 overseas exhibitions, 4 hotel service companies, 12 and 13 visa letters.',
  ),
});
export const LinkageTypeParams = Type.Object({
  type: code('1 exhibiting, 2 visiting, 3 media and publicity, 4 hotels, 11 factory tour.'),
});
