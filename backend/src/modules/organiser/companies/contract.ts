import Type, { type Static } from 'typebox';
import { characters } from '../../../http/characters.ts';
import { LONGEST_BOOTH_NUMBER } from '../../exhibiting/index.ts';
import { Id } from '../../../http/ids.ts';
import { PageQuery } from '../../../http/page.ts';

export const LONGEST_NAME = 60;

/** The company that an address names. */
export const OneId = Type.Object({ id: Id });

export const CompanyState = Type.Union([
  Type.Literal('without-booth'),
  Type.Literal('without-account'),
  Type.Literal('locked'),
]);
export type CompanyState = Static<typeof CompanyState>;

export const CompaniesQuery = Type.Object({
  ...PageQuery,
  q: Type.Optional(
    Type.String({
      maxLength: 100,
      description: 'Words of a name, the number of a booth, the beginning of an e-mail address or number.',
    }),
  ),
  state: Type.Optional(
    Type.Union([CompanyState, Type.Literal('')], {
      description: 'Only companies without a booth, without an account, or with one that is locked.',
    }),
  ),
});

const Booth = {
  boothNumber: characters(LONGEST_BOOTH_NUMBER, { description: 'Blank for none.' }),
  boothType: Type.String({ maxLength: 10, description: '1 raw space, 2 standard booth; blank for none.' }),
  area: Type.String({ maxLength: 20, description: 'Square metres like 36 or 37.5; blank for none.' }),
};

const line = {
  id: Type.String(),
  nameCn: Type.String(),
  nameEn: Type.String(),
  ...Booth,
  country: Type.String({ description: 'ISO 3166-1 alpha-2.' }),
  email: Type.String(),
  phone: Type.String(),
  website: Type.String(),
  createTime: Type.String({ description: 'yyyy-MM-dd HH:mm:ss, Shanghai time.' }),
  updateTime: Type.String({ description: 'The same.' }),
};

export const DeskCompanyLine = Type.Object(line, {
  $id: 'DeskCompanyLine',
  description: 'A company in the list of the organiser.',
});
export type DeskCompanyLine = Static<typeof DeskCompanyLine>;

export const DeskAccount = Type.Object(
  {
    id: Type.String(),
    name: Type.String({ description: 'Blank where it is not known.' }),
    mobile: Type.Union([Type.String(), Type.Null()], { description: 'What signs in; with country code.' }),
    email: Type.Union([Type.String(), Type.Null()], { description: 'What signs in.' }),
    hasPassword: Type.Boolean(),
    isLocked: Type.Boolean(),
    createTime: Type.String({ description: 'yyyy-MM-dd HH:mm:ss, Shanghai time.' }),
  },
  { $id: 'DeskAccount', description: 'Somebody who can sign in for a company.' },
);
export type DeskAccount = Static<typeof DeskAccount>;

const kind = {
  kind: Type.String({ description: 'Like product.' }),
  kind_dictText: Type.String({ description: 'In the language of the request.' }),
};

export const DeskCompany = Type.Object(
  {
    ...line,
    quota: Type.Union([Type.Integer(), Type.Null()], {
      description: 'Badges that the area gives; null where it gives none.',
    }),
    accounts: Type.Array(DeskAccount),
    holdings: Type.Array(Type.Object({ ...kind, count: Type.Integer() }), {
      description: 'How many records of each kind name the company.',
    }),
  },
  { $id: 'DeskCompany', description: 'A company as the organiser knows it.' },
);
export type DeskCompany = Static<typeof DeskCompany>;

export const BoothBody = Type.Object(
  {
    ...Booth,
    read: Type.Object(Booth, {
      additionalProperties: false,
      description: 'The booth as it was read: who changes one that somebody else has changed is told.',
    }),
  },
  { additionalProperties: false },
);
export type BoothBody = Static<typeof BoothBody>;

const LetterLanguage = Type.Union([Type.Literal('ZH'), Type.Literal('EN')], {
  description: 'Of the invitation.',
});

export const AccountBody = Type.Object(
  {
    address: Type.String({ maxLength: 254, description: 'E-mail address or mobile number to sign in with.' }),
    name: characters(LONGEST_NAME, { description: 'Of the person.' }),
    language: LetterLanguage,
  },
  { additionalProperties: false },
);
export type AccountBody = Static<typeof AccountBody>;

export const InviteBody = Type.Object({ language: LetterLanguage }, { additionalProperties: false });
export const LockBody = Type.Object({ isLocked: Type.Boolean() }, { additionalProperties: false });

export const MergeQuery = Type.Object({
  goes: Type.String({ ...Id, description: 'The company that goes.' }),
});
export const MergeBody = Type.Object({ goes: Id }, { additionalProperties: false });

export const CompanyMerge = Type.Object(
  {
    stays: DeskCompanyLine,
    goes: DeskCompanyLine,
    parts: Type.Array(
      Type.Object({
        ...kind,
        stays: Type.Integer({ description: 'Records of the company that stays.' }),
        goes: Type.Integer({ description: 'Records of the one that goes.' }),
        dropped: Type.Integer({
          description: 'Of those of the one that goes: dropped, because the other has them too.',
        }),
      }),
    ),
  },
  { $id: 'CompanyMerge', description: 'What becomes of two companies that are made one.' },
);
export type CompanyMerge = Static<typeof CompanyMerge>;
