import { pick } from '../../../context/locale.ts';
import type {
  BadgeAllowanceResolvers,
  BadgePageResolvers,
  BadgeResolvers,
  MutationResolvers,
  ViewerResolvers,
} from '../../../schema/resolvers.generated.ts';
import { isoInstant, pageFields, pageParent } from '../../page.ts';
import { reviewCode } from '../../review/index.ts';
import { payload } from '../../user-errors.ts';
import { badgeSource } from './source.ts';

/** Kinds of cards; the REST contract has them as codes (CONST-057). */
const IDENTITY_CARD = '1';
const OTHER = '-1';
const cardCodes = { IDENTITY_CARD, OTHER };
const cardWords = {
  IDENTITY_CARD: { cn: '身份证', en: 'Chinese ID card' },
  OTHER: { cn: '护照 / 其他证件', en: 'Passport or other' },
};
const cardTypeOf = (code: string) => (code === IDENTITY_CARD ? 'IDENTITY_CARD' : 'OTHER');

/** Names of the REST body's fields in the mutation's input; the others are called the same. */
const inputField: Record<string, string> = {
  id: 'id',
  name: 'name',
  cardType: 'cardType',
  idcard: 'cardNumber',
  cardImage: 'cardImageUrl',
  companyName: 'companyName',
  position: 'position',
  phone: 'phone',
};

export const Badge: BadgeResolvers = {
  cardType: ({ cardType }) => cardTypeOf(cardType),
  cardTypeLabel: ({ cardType }, args, context) => {
    const { cn, en } = cardWords[cardTypeOf(cardType)];
    return pick(context, args, cn, en);
  },
  maskedCardNumber: ({ idcardMasked }) => idcardMasked,
  // Lists carry the masked one alone.
  cardNumber: ({ idcard, idcardMasked }) => (idcard === idcardMasked ? null : idcard),
  cardImageUrl: ({ cardImage }) => cardImage || null,
  positionLabel: ({ positionCn, positionEn }, args, context) => pick(context, args, positionCn, positionEn),
  createdAt: ({ createTime }) => isoInstant(createTime),
  updatedAt: ({ updateTime }) => updateTime && isoInstant(updateTime),
  review: (record) => record,
};

export const BadgePage: BadgePageResolvers = pageFields;

export const BadgeAllowance: BadgeAllowanceResolvers = {
  closesAt: ({ closesAt }) => isoInstant(closesAt),
  notice: ({ notice }) => notice || null,
};

export const Viewer: Pick<ViewerResolvers, 'badge' | 'badgeAllowance' | 'badges'> = {
  badges: ({ role }, { status, page, pageSize }, context) =>
    role === 'exhibitor'
      ? pageParent(badgeSource(context).list(reviewCode(status), page, pageSize), { page, pageSize })
      : null,
  badge: ({ role }, { id }, context) => (role === 'exhibitor' ? badgeSource(context).find(id) : null),
  badgeAllowance: ({ role }, _args, context) =>
    role === 'exhibitor' ? badgeSource(context).allowance() : null,
};

export const Mutation: Pick<MutationResolvers, 'deleteBadges' | 'saveBadge'> = {
  saveBadge: (_root, { input }, context) => {
    const { id, cardType, cardNumber, cardImageUrl, name, companyName, position, phone } = input;
    const badge = {
      ...(id ? { id } : {}),
      name,
      companyName,
      position,
      phone,
      cardType: cardType ? cardCodes[cardType] : '',
      idcard: cardNumber,
      cardImage: cardImageUrl ?? '',
    };
    return payload(() => badgeSource(context).save(badge), { badge: null, message: null }, inputField);
  },

  deleteBadges: (_root, { input: { ids } }, context) =>
    payload(
      async () => {
        const { message } = await badgeSource(context).remove(ids);
        return { deletedIds: ids, message };
      },
      { deletedIds: [], message: null },
      inputField,
    ),
};
