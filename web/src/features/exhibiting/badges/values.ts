import type { MessageId } from '../../../i18n';
import type { BadgeCardType } from '../../../gql/types';
import { graphemes } from '../../../lib/graphemes';
import { keptDraft } from '../../../forms';
import { isRecord } from '../../../lib/objects';
import { saveBadgeLimits } from './badges.generated';

/** What the form holds (EXH-099). */
export interface BadgeValues {
  name: string;
  cardType: BadgeCardType | null;
  cardNumber: string;
  /** Address of the picture of the card; null for none. */
  cardImageUrl: string | null;
  companyName: string;
  position: string;
  phone: string;
}

/** Fields in the order of the form, which is the order of their errors. */
export const badgeFields = [
  'name',
  'companyName',
  'position',
  'phone',
  'cardType',
  'cardNumber',
  'cardImageUrl',
] as const;
type BadgeField = (typeof badgeFields)[number];

export const cardTypes = ['IDENTITY_CARD', 'OTHER'] as const;

export const emptyValues: BadgeValues = {
  name: '',
  cardType: null,
  cardNumber: '',
  cardImageUrl: null,
  companyName: '',
  position: '',
  phone: '',
};

const isBlank = (text: string) => text.trim() === '';

/** What is missing or too long (VAL-063); numbers are the server's to judge. */
export function checkValues(values: BadgeValues): Partial<Record<BadgeField, MessageId>> {
  const mistakes: Partial<Record<BadgeField, MessageId>> = {};
  if (isBlank(values.name)) mistakes.name = 'badges.need.name';
  else if (graphemes(values.name.trim()) > saveBadgeLimits.name) mistakes.name = 'badges.long.name';
  if (!values.cardType) mistakes.cardType = 'badges.need.cardType';
  if (isBlank(values.cardNumber)) mistakes.cardNumber = 'badges.need.cardNumber';
  if (values.cardType === 'OTHER' && !values.cardImageUrl) mistakes.cardImageUrl = 'badges.need.cardImage';
  if (isBlank(values.companyName)) mistakes.companyName = 'badges.need.companyName';
  else if (graphemes(values.companyName.trim()) > saveBadgeLimits.companyName)
    mistakes.companyName = 'badges.long.companyName';
  if (isBlank(values.position)) mistakes.position = 'badges.need.position';
  if (isBlank(values.phone)) mistakes.phone = 'badges.need.phone';
  return mistakes;
}

const textOf = (value: unknown, units: number) => (typeof value === 'string' ? value.slice(0, units) : '');

/** Reads what the browser kept; whatever else is there is dropped. */
export function parseValues(kept: unknown): BadgeValues | null {
  if (!isRecord(kept)) return null;
  const image = textOf(kept['cardImageUrl'], 200);
  return {
    name: textOf(kept['name'], 960),
    cardType: cardTypes.find((type) => type === kept['cardType']) ?? null,
    cardNumber: textOf(kept['cardNumber'], 40),
    cardImageUrl: image.startsWith('/files/own/uploads/') ? image : null,
    companyName: textOf(kept['companyName'], 1920),
    position: textOf(kept['position'], 10),
    phone: textOf(kept['phone'], 40),
  };
}

/** What was typed into the form and not handed in: it goes with the tab, the sign-out and the submission. */
export const badgeDraft = keptDraft('badgeDraft', parseValues);
