import type { PosterTemplate } from '../../../gql/types';
import { pageQuery, readPageNumber } from '../../../lib/page-number';
import { paths } from '../../../lib/paths';
import { keysOf } from '../../../lib/objects';

/** The panel's entry in the exhibitor's menu (`?menu=`). */
const MENU = 'online-invite';

/** Templates by their name in the address. */
const templates = { night: 'NIGHT', blueprint: 'BLUEPRINT' } as const satisfies Record<
  string,
  PosterTemplate
>;
const nameOf: Record<PosterTemplate, string> = { NIGHT: 'night', BLUEPRINT: 'blueprint' };

/** What the panel shows. The wizard begins with its second step: the first is done by having a company (EXH-133). */
export type OnlineInviteAddress =
  | { tab: 'mobile'; step: 2; template?: PosterTemplate }
  | { tab: 'mobile'; step: 3; template: PosterTemplate }
  | { tab: 'email'; email: string; page: number }
  | { tab: 'poster'; hasCode: boolean };

/** Reads the address; what makes no sense is the beginning of the wizard. */
export function readOnlineInviteAddress(query: URLSearchParams): OnlineInviteAddress {
  const tab = query.get('tab');
  if (tab === 'email') {
    return { tab, email: (query.get('email') ?? '').trim().slice(0, 100), page: readPageNumber(query) };
  }
  if (tab === 'poster') return { tab, hasCode: query.get('code') !== '0' };
  const name = keysOf(templates).find((one) => one === query.get('template'));
  const template = name && templates[name];
  if (template && query.get('step') === '3') return { tab: 'mobile', step: 3, template };
  return { tab: 'mobile', step: 2, ...(template ? { template } : {}) };
}

function queryOf(address: OnlineInviteAddress) {
  if (address.tab === 'email') return { tab: 'email', email: address.email, ...pageQuery(address.page) };
  if (address.tab === 'poster') return { tab: 'poster', code: address.hasCode ? null : '0' };
  return {
    template: address.template && nameOf[address.template],
    step: address.step === 3 ? '3' : null,
  };
}

/** The address of a state of the panel. */
export const onlineInvitePath = (address: OnlineInviteAddress): string =>
  paths.centre('exhibitor', MENU, queryOf(address));
