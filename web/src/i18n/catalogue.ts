import { createIntl, type IntlShape, type MessageFormatElement } from 'react-intl';
import { createEmitter } from '../lib/emitter';
import { type Lang, localeFacts } from './locale';
import type { MessageBundle, MessageId } from './message-ids';

type Messages = Record<string, string | MessageFormatElement[]>;

// One chunk for each language and bundle: a page loads its own language only, and its own features only.
const chunks = import.meta.glob<Messages>('./compiled/*/*.json', { import: 'default' });

/** Texts of one language, growing as routes bring their features' bundles; the whole tree reads them here. */
export interface Catalogue {
  lang: Lang;
  intl: () => IntlShape;
  load: (...bundles: MessageBundle[]) => Promise<void>;
  subscribe: (listener: () => void) => () => void;
}

function makeIntl(lang: Lang, messages: Messages): IntlShape {
  return createIntl({
    locale: localeFacts[lang].intl,
    // Only the bundles loaded so far: routes bring theirs before they show.
    messages: messages as Record<MessageId, MessageFormatElement[]>,
    timeZone: 'Asia/Shanghai',
    // A missing key is a type error and fails `npm run messages`; at run time its id stands in.
    onError: (error) => {
      if (import.meta.env.DEV) console.error(error);
    },
  });
}

export function createCatalogue(lang: Lang): Catalogue {
  const changes = createEmitter();
  const loading = new Map<MessageBundle, Promise<void>>();
  let messages: Messages = {};
  let intl = makeIntl(lang, messages);

  const loadOne = async (bundle: MessageBundle): Promise<void> => {
    const chunk = chunks[`./compiled/${localeFacts[lang].catalogue}/${bundle}.json`];
    if (!chunk) throw new Error(`no messages for ${bundle}`);
    const texts = await chunk();
    messages = { ...messages, ...texts };
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
