import Type, { type Static } from 'typebox';
import { characters } from '../../../http/characters.ts';
import { Id } from '../../../http/ids.ts';
import { PageQuery } from '../../../http/page.ts';

/** Longest note, characters as people count them. */
export const LONGEST_NOTE = 500;
export const BEST = 5;

const Rating = Type.Union([Type.Integer({ minimum: 1, maximum: BEST }), Type.Null()], {
  description: 'From 1 to 5, the best; null: not rated.',
});

/** A visitor whose pass the company has scanned, with the details that the visitor shares (DESIGN-007). */
export const Lead = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    companyName: Type.String(),
    position: Type.String({ description: 'Code of the position dictionary; may be blank.' }),
    positionCn: Type.String(),
    positionEn: Type.String(),
    country: Type.String({ description: 'ISO 3166-1 alpha-2; blank where it is not known.' }),
    mobile: Type.String(),
    email: Type.String(),
    note: Type.String(),
    rating: Rating,
    createTime: Type.String({
      description: 'When it was scanned first: yyyy-MM-dd HH:mm:ss, Shanghai time.',
    }),
  },
  { $id: 'Lead', description: 'A visitor whose pass an exhibitor has scanned.' },
);
export type Lead = Static<typeof Lead>;

export const LeadQuery = Type.Object({
  ...PageQuery,
  rating: Type.Optional(Type.Integer({ minimum: 1, maximum: BEST, description: 'At least this good.' })),
});

export const ScanBody = Type.Object({
  code: Type.String({ maxLength: 100, description: 'What the QR code of the pass says, or its typed code.' }),
});

export const LeadBody = Type.Object({
  id: Id,
  note: characters(LONGEST_NOTE),
  rating: Rating,
});

/** A company that has scanned the visitor's pass. */
const ScannedBy = Type.Object({
  id: Type.String({ description: 'Of the scan.' }),
  exhibitorId: Type.String(),
  nameCn: Type.String(),
  nameEn: Type.String(),
  boothNumber: Type.String(),
  createTime: Type.String({ description: 'yyyy-MM-dd HH:mm:ss, Shanghai time.' }),
});

/** Whether and with whom a visitor shares contact details. */
export const Sharing = Type.Object(
  {
    isOn: Type.Boolean({ description: 'Whether exhibitors who scan the pass get the details.' }),
    since: Type.Union([Type.String(), Type.Null()], {
      description: 'Since when: yyyy-MM-dd HH:mm:ss, Shanghai time.',
    }),
    companies: Type.Array(ScannedBy, { description: 'Who has them, newest first.' }),
  },
  { $id: 'ContactSharing', description: "A visitor's consent to being scanned by exhibitors." },
);
export type Sharing = Static<typeof Sharing>;

export const SharingBody = Type.Object({ isOn: Type.Boolean() });
