import { TYPE } from '@formatjs/icu-messageformat-parser';
import { createIntl, createIntlCache, type IntlShape, type MessageFormatElement } from 'react-intl';
import { createEmitter } from '../lib/emitter';
import type { CompiledMessages } from './compiled-messages';
import { type Lang, localeFacts } from './locale';
import type { MessageBundle, MessageId } from './message-ids';

type Messages = Record<string, MessageFormatElement[]>;

/**
 * As react-intl wants them: it would parse a string, which fails without the parser, and make an error with a stack for
 * each text before it hands the string on.
 */
const elementsOf = (texts: CompiledMessages): Messages =>
  Object.fromEntries(
    Object.entries(texts).map(([id, text]) => [
      id,
      typeof text === 'string' ? [{ type: TYPE.literal, value: text }] : text,
    ]),
  );

/** What is made for a language to format texts; a server makes it once and not for each page. */
const caches = { ZH: createIntlCache(), EN: createIntlCache() } satisfies Record<Lang, unknown>;

/**
 * One chunk for each language and bundle: a page loads its own language only, and its own features only. Those that
 * visitors meet first are named where every page starts; the many of the centres and the console in a chunk of their own.
 */
const chunks = import.meta.glob<CompiledMessages>(
  [
    './compiled/*/{about,ask,catalogue,contact-cards,documents,events,home,media,news}.json',
    './compiled/*/{registration,search,shell,sign-in,sourcing,transport}.json',
  ],
  { import: 'default' },
);

async function chunkAt(path: string): Promise<(() => Promise<CompiledMessages>) | undefined> {
  return chunks[path] ?? (await import('./further-texts')).furtherTexts[path];
}

/** Texts of one language, growing as routes bring their features' bundles; the whole tree reads them here. */
export interface Catalogue {
  lang: Lang;
  intl: () => IntlShape;
  load: (...bundles: MessageBundle[]) => Promise<void>;
  subscribe: (listener: () => void) => () => void;
}

function makeIntl(lang: Lang, messages: Messages): IntlShape {
  const config = {
    locale: localeFacts[lang].intl,
    // Only the bundles loaded so far: routes bring theirs before they show.
    messages: messages as Record<MessageId, MessageFormatElement[]>,
    timeZone: 'Asia/Shanghai',
    // A key that no bundle has is a type error. One whose bundle the page has not loaded shows as its id, and the browser
    // tests fail by what the console says.
    onError: (error: Error) => console.error(error.message),
  };
  return createIntl(config, caches[lang]);
}

export function createCatalogue(lang: Lang): Catalogue {
  const changes = createEmitter();
  const loading = new Map<MessageBundle, Promise<void>>();
  let messages: Messages = {};
  let intl = makeIntl(lang, messages);

  const loadOne = async (bundle: MessageBundle): Promise<void> => {
    const chunk = await chunkAt(`./compiled/${localeFacts[lang].catalogue}/${bundle}.json`);
    if (!chunk) throw new Error(`no messages for ${bundle}`);
    const texts = await chunk();
    messages = { ...messages, ...elementsOf(texts) };
    intl = makeIntl(lang, messages);
    changes.emit();
  };

  return {
    lang,
    intl: () => intl,
    subscribe: changes.subscribe,
    async load(...bundles) {
      await Promise.all(
        bundles.map((bundle) => {
          const known = loading.get(bundle);
          if (known) return known;
          const started = loadOne(bundle).catch((error: unknown) => {
            loading.delete(bundle); // a failed download may be tried again
            throw error;
          });
          loading.set(bundle, started);
          return started;
        }),
      );
    },
  };
}
