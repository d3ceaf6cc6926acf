import { shanghaiText } from '../../../clock/clock.ts';
import { countryName } from '../../../http/country-name.ts';
import type { Language } from '../../../http/language.ts';
import type { Account } from '../../identity/index.ts';
import type { RegistrationRow, VisitorWords } from '../../registration/index.ts';
import type { DeskPerson, DeskPersonLine } from './contract.ts';
import { labels, states } from './messages.ts';
import { keysOf } from '../../../objects.ts';

/** A registration, an account, or both: one of the two is there. */
export interface Found {
  account: Account | undefined;
  registration: RegistrationRow | undefined;
}

export const idOf = ({ registration, account }: Found): string => registration?.id ?? account?.id ?? '';

export function toLine({ account, registration }: Found): DeskPersonLine {
  return {
    id: idOf({ account, registration }),
    role: account?.role === 'exhibitor' ? 'exhibitor' : 'visitor',
    name: registration?.firstName || account?.nickName || '',
    companyName: registration?.companyName || account?.companyName || '',
    mobile: account?.mobile ?? registration?.mobile ?? registration?.mobileNumber ?? '',
    email: account?.email || registration?.email || registration?.contactEmail || '',
    hasAccount: account !== undefined,
    hasPass: registration?.invitationCode != null,
    isLocked: account?.isLocked ?? false,
  };
}

/** What else is known, as the page shows it; blank facts are left out. */
export function toFacts(
  { account, registration: row }: Found,
  { company, registeredBy, words }: { company: string; registeredBy: string; words: VisitorWords },
  language: Language,
): DeskPerson['facts'] {
  const time = (at: Date | null | undefined): string => (at ? shanghaiText(at) : '');
  const values: Record<keyof typeof labels, string | undefined> = {
    state: states[row?.state ?? '']?.[language],
    gender: words.genders[row?.gender ?? '']?.[language],
    position: words.positions[row?.position ?? '']?.[language],
    department: row?.department,
    country: row?.country ? countryName(row.country)[language] : undefined,
    telephone: row && [row.telephoneCountryCode, row.telephoneNumber, row.ext].filter(Boolean).join(' '),
    contactEmail: row?.contactEmail,
    website: row?.website,
    postcode: row?.postcode,
    detailAddress: row?.detailAddress,
    registeredBy,
    registeredAt: time(row?.createdAt),
    finishedAt: time(row?.finishedAt),
    company,
    accountMobile: account?.mobile ?? undefined,
    accountEmail: account?.email ?? undefined,
    accountSince: time(account?.createdAt),
  };
  return keysOf(labels).flatMap((key) =>
    values[key] ? [{ key, label: labels[key][language], value: values[key] }] : [],
  );
}
