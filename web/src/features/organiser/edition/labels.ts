import type { useT } from '../../../i18n';
import { addressKeys, contactKeys, dayKeys, figureKeys, momentKeys, nameKeys } from './values';

type Say = ReturnType<typeof useT>;

const one = <Key extends string>(keys: readonly Key[], key: string | undefined): Key | undefined =>
  keys.find((known) => known === key);

/** What a field is called, by its way: beside the field, in the sum of what is wrong, in a colleague's changes. */
export function labelOf(t: Say, field: string): string {
  const [section, first, second, third] = field.split('-');
  const number = Number(section === 'dates' ? second : first) + 1;
  switch (section) {
    case 'names': {
      const key = one(nameKeys, first);
      return key
        ? t(second === 'cn' ? 'edition.inChinese' : 'edition.inEnglish', { what: t(`edition.names.${key}`) })
        : field;
    }
    case 'dates':
      if (first === 'visitorHours') return t(third === 'from' ? 'edition.from' : 'edition.to', { number });
      return t(first === 'opensOn' ? 'edition.opensOn' : 'edition.closesOn');
    case 'deadlines': {
      const key = one([...momentKeys, ...dayKeys, 'groupMinimum'] as const, first);
      return key ? t(`edition.${key}`) : field;
    }
    case 'figures': {
      const key = one(figureKeys, first);
      return key ? t(`edition.${key}`) : field;
    }
    case 'searches':
      return t(second === 'cn' ? 'edition.search.cn' : 'edition.search.en', { number });
    case 'quota':
      return t(second === 'badges' ? 'edition.band.badges' : 'edition.band.from', { number });
    case 'flags':
      return t(first === 'isVisitorEnd' ? 'edition.isVisitorEnd' : 'edition.areBadgesClosed');
    case 'messaging':
      return t('edition.smsCountries');
    case 'addressUse': {
      const key = one(addressKeys, first);
      return key ? t('edition.addressUse', { what: t(`edition.${key}`) }) : field;
    }
    case 'addresses': {
      const key = one(addressKeys, first);
      return key ? t(`edition.${key}`) : field;
    }
    default: {
      const key = one(contactKeys, first);
      return key ? t(`edition.${key}`) : field;
    }
  }
}
