import { about, Refusal } from '../../http/errors.ts';
import { graphemes } from '../../http/graphemes.ts';
import { typedLine, typedPlain } from '../../http/typed-text.ts';
import { NotPublic } from '../../outbound/public-web.ts';
import { changeTypes, type ChangeType } from '../changes/index.ts';
import type { WebhookBody } from './contract.ts';
import { LONGEST_NAME } from './limits.ts';
import { prompts } from './messages.ts';
import type { Receivers } from './receivers.ts';
import { webhookOperations } from './words.ts';

/** Ids of records as the log of changes has them: numbers, and codes of categories. */
const RECORD_ID = /^[0-9A-Za-z_-]{1,40}$/;

export const isChangeKind = (text: string): text is ChangeType => changeTypes.some((type) => type === text);

/** @throws Refusal */
function nameOf(typed: string): string {
  const name = typedLine(typed);
  if (name === '') throw new Refusal(prompts.name);
  if (graphemes(name) > LONGEST_NAME) throw new Refusal(prompts.nameLong);
  return name;
}

/** @throws Refusal */
function urlOf(typed: string, receivers: Pick<Receivers, 'check'>): string {
  try {
    return receivers.check(typedPlain(typed));
  } catch (error) {
    throw error instanceof NotPublic ? new Refusal(prompts.url) : error;
  }
}

/** Those of `all` that were chosen, in their order. @throws Refusal for none */
function someOf<Name extends string>(
  all: readonly Name[],
  chosen: readonly Name[],
  missing: keyof typeof prompts,
): Name[] {
  if (chosen.length === 0) throw new Refusal(prompts[missing]);
  return all.filter((name) => chosen.includes(name));
}

/** @throws Refusal */
function recordIdsOf(typed: readonly string[]): string[] {
  const ids = [...new Set(typed.map(typedPlain))];
  if (!ids.every((id) => RECORD_ID.test(id))) throw new Refusal(prompts.recordIds);
  return ids;
}

/**
 * What was said of an address.
 * @throws Refusal naming the field
 */
export function readWebhook(body: WebhookBody, receivers: Pick<Receivers, 'check'>) {
  const { name, url, types, operations, recordIds, selection, locale } = body;
  return {
    name: about('name', () => nameOf(name)),
    url: about('url', () => urlOf(url, receivers)),
    types: about('types', () => someOf(changeTypes, types, 'types')),
    operations: about('operations', () => someOf(webhookOperations, operations, 'operations')),
    recordIds: about('recordIds', () => recordIdsOf(recordIds)),
    selection,
    locale,
  };
}
