import type { GraphQLSchema } from 'graphql';
import type { WorkKind } from '../../background/background-work.ts';
import { Context } from '../../context/context.ts';
import { workExchange } from '../../context/exchange.ts';
import { RestCalls } from '../../rest/calls.ts';
import type { RestClient } from '../../rest/client.ts';
import type { Input, Schemas } from '../../rest/operations.ts';
import {
  isUsable,
  kindOf,
  missingScopes,
  readSelection,
  type Selection,
  selectionSchemaOf,
  writeSelection,
} from '../changes/index.ts';

type Rendering = Schemas['WebhookRendering'];
type Rendered = Input<'post', '/app/webhooks/work/done'>['body']['rendered'][number];

/** Selections that are kept read. */
const MOST_KEPT = 1000;

interface Parts {
  rest: RestClient;
  /** The partners' contract, with its resolvers. */
  partners: GraphQLSchema;
}

/** Reads selections, each once: the same ones come again with every change. */
function selectionReader(schema: GraphQLSchema): (text: string) => Selection | undefined {
  const known = new Map<string, Selection | undefined>();
  return (text) => {
    if (known.has(text)) return known.get(text);
    const read = readSelection(schema, text);
    const selection = isUsable(read) ? read : undefined;
    // Whoever changes selections all the time makes it read them anew, nothing worse.
    if (known.size >= MOST_KEPT) known.clear();
    known.set(text, selection);
    return selection;
  };
}

/** Makes what deliveries of webhooks carry: the answer of each webhook's selection for its change. */
export function webhookWork({ rest, partners }: Parts): WorkKind {
  const schema = selectionSchemaOf(partners);
  const selectionOf = selectionReader(schema);
  const calls = new RestCalls(rest, { language: 'EN', token: undefined });

  async function render(
    { id, attempt, selection: text, scopes, change }: Rendering,
    context: Context,
  ): Promise<Rendered> {
    const selection = selectionOf(text);
    if (!selection) return { id, attempt, payload: '', problem: 'selection' };
    if (missingScopes([kindOf(change)], scopes, selection.scopes).length > 0)
      return { id, attempt, payload: '', problem: 'scope' };
    const written = await writeSelection(schema, selection, change, context);
    return { id, attempt, payload: JSON.stringify(written), problem: '' };
  }

  /** What selections are answered by; those of one language share it, so that their reads become one call. */
  function contextFor(locale: Rendering['locale'], site: string): Context {
    const context = new Context(rest, workExchange(locale, site));
    // This gateway may not have heard of the changes yet.
    context.rest.readAnew();
    return context;
  }

  return {
    name: 'webhooks',
    async run() {
      const { site, renderings } = (await calls.post('/app/webhooks/work/claim')).result;
      if (renderings.length === 0) return false;
      const contexts = { ZH: contextFor('ZH', site), EN: contextFor('EN', site) };
      const rendered = await Promise.all(renderings.map((one) => render(one, contexts[one.locale])));
      await calls.post('/app/webhooks/work/done', { body: { rendered } });
      return true;
    },
  };
}
