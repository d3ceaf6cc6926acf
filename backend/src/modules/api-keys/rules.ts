import { about, Refusal } from '../../http/errors.ts';
import { graphemes } from '../../http/graphemes.ts';
import { typedLine, typedPlain } from '../../http/typed-text.ts';
import type { ApiKeyChange } from './contract.ts';
import { LONGEST_NAME } from './limits.ts';
import { prompts } from './messages.ts';
import { companyScopes, type KeyScope, partnerScopes, publicScopes } from './scopes.ts';

/** @throws Refusal */
function nameOf(typed: string): string {
  const name = typedLine(typed);
  if (name === '') throw new Refusal(prompts.name);
  if (graphemes(name) > LONGEST_NAME) throw new Refusal(prompts.nameLong);
  return name;
}

/** An origin as browsers send it: scheme, host and port. @throws Refusal where it is none of the web's */
function originOf(typed: string): string {
  const url = URL.parse(typedPlain(typed));
  const isWeb = url !== null && (url.protocol === 'https:' || url.protocol === 'http:');
  const isBare =
    url !== null && url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
  if (!isWeb || !isBare) throw new Refusal(prompts.origin);
  return url.origin;
}

/** Each once, in the order in which they are told. @throws Refusal for none, or for one that is not for this owner */
function scopesOf(chosen: readonly KeyScope[], isOfCompany: boolean): KeyScope[] {
  if (chosen.length === 0) throw new Refusal(prompts.scopes);
  const allowed: readonly KeyScope[] = [...publicScopes, ...(isOfCompany ? companyScopes : partnerScopes)];
  if (chosen.some((scope) => !allowed.includes(scope)))
    throw new Refusal(isOfCompany ? prompts.partnerScope : prompts.companyScope);
  return allowed.filter((scope) => chosen.includes(scope));
}

/**
 * What was typed for a key.
 * @param isOfCompany whether it is a company's: it may read the company's own records, and do nothing of a partner's
 * @throws Refusal naming the field
 */
export function readKey({ name, scopes, origins }: ApiKeyChange, isOfCompany: boolean) {
  return {
    name: about('name', () => nameOf(name)),
    scopes: about('scopes', () => scopesOf(scopes, isOfCompany)),
    origins: about('origins', () => [...new Set(origins.map(originOf))]),
  };
}
