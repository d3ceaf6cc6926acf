import { pick } from '../../../context/locale.ts';
import type {
  BadgeAllowanceResolvers,
  BadgePageResolvers,
  BadgeResolvers,
  MutationResolvers,
  ViewerResolvers,
} from '../../../schema/resolvers.generated.ts';
import { isoInstant, pageFields, pageParent } from '../../page.ts';
import { reviewCode } from '../../review.ts';
import { userErrors } from '../../user-errors.ts';

/** Kinds of cards; the REST contract has them as codes (CONST-057). */
const IDENTITY_CARD = '1';
const OTHER = '-1';
const cardWords = {
  IDENTITY_CARD: { cn: '身份证', en: 'Mainland identity card' },
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
const expected = (error: unknown) => userErrors(error, inputField);

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

export const viewerBadges: Pick<ViewerResolvers, 'badge' | 'badgeAllowance' | 'badges'> = {
  badges: ({ role }, { status, page, pageSize }, { badges }) =>
    role === 'exhibitor'
      ? pageParent(badges.list(reviewCode(status), page, pageSize), { page, pageSize })
      : null,
  badge: ({ role }, { id }, { badges }) => (role === 'exhibitor' ? badges.find(id) : null),
  badgeAllowance: ({ role }, _args, { badges }) => (role === 'exhibitor' ? badges.allowance() : null),
};

export const badgeMutations: Pick<MutationResolvers, 'deleteBadges' | 'saveBadge'> = {
  saveBadge: async (_root, { input }, { badges }) => {
    const { id, cardType, cardNumber, cardImageUrl, name, companyName, position, phone } = input;
    try {
      const { result, message } = await badges.save({
        ...(id ? { id } : {}),
        name,
        companyName,
        position,
        phone,
        cardType: cardType === 'IDENTITY_CARD' ? IDENTITY_CARD : OTHER,
        idcard: cardNumber,
        cardImage: cardImageUrl ?? '',
      });
      return { badge: result, message, errors: [] };
    } catch (error) {
      return { badge: null, message: null, errors: expected(error) };
    }
  },

  deleteBadges: async (_root, { ids }, { badges }) => {
    try {
      const { message } = await badges.remove(ids);
      return { deletedIds: ids, message, errors: [] };
    } catch (error) {
      return { deletedIds: [], message: null, errors: expected(error) };
    }
  },
};
