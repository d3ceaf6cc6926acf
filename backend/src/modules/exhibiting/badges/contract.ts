import Type, { type Static } from 'typebox';
import { characters } from '../../../http/characters.ts';
import { PageQuery } from '../../../http/page.ts';
import { ReviewFields, StatusQuery } from '../../../review/index.ts';

/** Longest texts, characters as people count them. */
export const LONGEST = { name: 60, company: 120, number: 40, phone: 40 };

/** A badge as the company that asks for it sees it (EXH-099). */
export const Badge = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    cardType: Type.String({ description: '1 mainland identity card, -1 passport or other (CONFLICT-044).' }),
    cardType_dictText: Type.String(),
    idcard: Type.String({ description: 'Number of the card: masked in lists, whole for a single badge.' }),
    idcardMasked: Type.String({ description: 'The number with stars for all but its start and end.' }),
    cardImage: Type.String({
      description: 'Address of the picture of a card of type -1, for the company alone; blank for type 1.',
    }),
    companyName: Type.String(),
    position: Type.String({ description: 'Code of the position dictionary.' }),
    position_dictText: Type.String(),
    positionCn: Type.String(),
    positionEn: Type.String(),
    phone: Type.String({ description: 'With country code.' }),
    ...ReviewFields,
    createTime: Type.String({ description: 'yyyy-MM-dd HH:mm:ss, Shanghai time.' }),
    updateTime: Type.Union([Type.String(), Type.Null()], {
      description: 'When it was last handed in again, Shanghai time; null if never.',
    }),
  },
  { $id: 'ExhibitorBadge', description: "A badge of one of the exhibitor's people." },
);
export type Badge = Static<typeof Badge>;

/** How many badges a company may have, and whether it can still ask for one (EXH-109). */
export const BadgeAllowance = Type.Object(
  {
    area: Type.String({
      description: 'Square metres of the booth as the organiser wrote them; blank where unset.',
    }),
    quota: Type.Union([Type.Integer(), Type.Null()], {
      description: 'Free badges of a booth of this size; null where the area is no valid number.',
    }),
    used: Type.Integer({ description: 'Badges under review or approved; rejected ones do not count.' }),
    isClosed: Type.Boolean({ description: 'Whether nothing can be handed in online any more.' }),
    closesAt: Type.String({ description: 'yyyy-MM-dd HH:mm:ss, Shanghai time.' }),
    contactEmail: Type.String({ description: 'Whom to write to when it is closed.' }),
    notice: Type.String({
      description: 'Why no badge can be added now, in the language of the request; blank when one can.',
    }),
  },
  { $id: 'BadgeAllowance', description: "The company's quota of badges." },
);
export type BadgeAllowance = Static<typeof BadgeAllowance>;

export const BadgeQuery = Type.Object({ ...PageQuery, status: StatusQuery });

/** Missing fields are let through to the rules, which ask for them in words. */
const Text = (longest: number, description: string) => Type.Optional(characters(longest, { description }));

export const BadgeBody = Type.Object(
  {
    id: Type.Optional(
      Type.String({
        pattern: '^[0-9]{0,32}$',
        description: 'Of a rejected badge that is handed in again; omitted or blank for a new one (EXH-103).',
      }),
    ),
    name: Text(LONGEST.name, 'Who wears it.'),
    cardType: Text(10, '1 or -1.'),
    idcard: Text(LONGEST.number, 'Number of the card.'),
    cardImage: Type.Optional(
      Type.String({
        maxLength: 200,
        description: 'Address of a private picture (jpg, png) that this account uploaded; for card type -1.',
      }),
    ),
    companyName: Text(LONGEST.company, 'Company, as it stands on the badge.'),
    position: Text(10, 'Code of the position dictionary.'),
    phone: Text(LONGEST.phone, 'Telephone or mobile number; without country code one of the mainland.'),
  },
  { additionalProperties: false },
);
export type BadgeBody = Static<typeof BadgeBody>;
