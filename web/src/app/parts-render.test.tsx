import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { createClient, useFailureToast } from '../apollo';
import { EditionDocument, type EditionQuery } from '../features/edition/edition.generated';
import { DataProtection } from '../features/exhibiting/booth-application/data-protection';
import { SurveyGate } from '../features/registration';
import { VisitGateDocument, type VisitGateQuery } from '../features/registration/gate/gate.generated';
import { PrivacyDialog } from '../features/registration/wizard/privacy-dialog';
import { createCatalogue, type Lang } from '../i18n';
import { basePath } from '../lib/paths';
import { toastStore } from '../ui/toast';
import { createAppContext, Providers } from './create-app';
import { PublicDemoNotice } from './public-demo-notice';
import { FloatingPanel } from './shell/floating/floating-panel';

const edition: EditionQuery['edition'] = {
  name: 'Wire 12',
  venue: 'SNIEC',
  organiser: 'Wirefair',
  opensOn: '2025-08-27',
  closesOn: '2025-08-29',
  hasVisitorEnd: false,
  groupMinimum: 5,
  groupRegistrationClosesOn: '2025-08-15',
  preRegistrationClosesAt: '2025-08-26T12:00:00+08:00',
  lastEdition: {
    areaSquareMetres: 57_500,
    visitors: 40_629,
    visitorCountries: 96,
    exhibitors: 900,
    exchanges: 60,
  },
  hotSearches: [],
  addresses: {
    visitorPortal: null,
    mobileSite: null,
    japaneseSite: null,
    koreanSite: null,
    thaiSite: null,
    enquiry: null,
    organiserSite: null,
    ebook: null,
    invitationSite: null,
    exhibitorLogin: null,
  },
  now: '2025-06-16T09:00:00+08:00',
  isDemoClock: true,
  demoReviewSeconds: null,
  isPublicDemo: false,
};

interface Known {
  edition?: Partial<EditionQuery['edition']>;
  /** Questions that the visitor has answered. */
  answered?: readonly string[];
}

/** A part as a page shows it that has read `known`, and nothing else. */
async function render(part: ReactNode, lang: Lang, known: Known = {}): Promise<string> {
  const noService: typeof fetch = () => Promise.resolve(new Response('{"data":null}', { status: 503 }));
  const client = createClient({
    locale: lang,
    uri: 'http://gateway/graphql',
    fetch: noService,
    ssrMode: true,
  });
  client.writeQuery({ query: EditionDocument, data: { edition: { ...edition, ...known.edition } } });
  if (known.answered) {
    const visitAnswers = known.answered.map((questionId) => ({ questionId }));
    const data = { viewer: { id: '7', visitAnswers } } as VisitGateQuery;
    client.writeQuery({ query: VisitGateDocument, data });
  }
  const catalogue = createCatalogue(lang);
  await catalogue.load('shell', 'centre', 'registration', 'booth-application');
  return renderToString(
    <Providers app={createAppContext(client, catalogue, { origin: 'http://site' })}>
      <StaticRouter basename={basePath} location={basePath}>
        {part}
      </StaticRouter>
    </Providers>,
  );
}

// Like server-render.test.tsx this runs without a DOM: what a part shows depends on what was read, not on the browser.
describe.each(['ZH', 'EN'] as const)('parts of pages, %s', (lang) => {
  const isZh = lang === 'ZH';

  it.each([
    ['2025-08-26T23:59:59+08:00', false],
    ['2025-08-27T00:00:00+08:00', true],
    ['2026-11-22T09:00:00+08:00', true],
  ])('DESIGN-031 at %s the countdown says that the show is open: %s', async (now, isOpen) => {
    const html = await render(<FloatingPanel />, lang, { edition: { now } });
    expect(html.includes(isZh ? '展会已开幕' : 'The show is open')).toBe(isOpen);
    expect(html.includes(isZh ? '距开幕' : 'Opens in')).toBe(!isOpen);
    expect(html).not.toMatch(/-\d+ ?(天|day)/);
  });

  it('every page of a demo that others can reach says so, and no other page', async () => {
    const words = isZh ? '公开演示：此处的账号' : 'Public demo: its accounts';
    expect(await render(<PublicDemoNotice />, lang, { edition: { isPublicDemo: true } })).toContain(words);
    expect(await render(<PublicDemoNotice />, lang)).not.toContain(words);
  });

  it.each([
    ['on arriving', undefined, false, true],
    ['on arriving after the end of the show', undefined, true, false],
    ['at an entry', 'consult', false, true],
    ['at an entry after the end of the show', 'consult', true, true],
    ['at the questionnaire', 'survey', false, false],
  ])(
    'CONFLICT-048 the questionnaire is asked for %s: %s, end %s: %s',
    async (_when, entry, ended, isAsked) => {
      const ask = async (answered: readonly string[]) => {
        const known = { edition: { hasVisitorEnd: ended }, answered };
        return (await render(<SurveyGate entry={entry} />, lang, known)).includes('<dialog');
      };
      expect(await ask([])).toBe(isAsked);
      expect(await ask(['1'])).toBe(false);
    },
  );

  it('REST-008 a refusal is one toast of an error in the words of the server; what is technical is in ours', async () => {
    const refused = (code: string, message: string) =>
      new CombinedGraphQLErrors({ data: null, errors: [{ message, extensions: { code } }] });
    function Failing({ error }: { error: unknown }) {
      useFailureToast()(error);
      return null;
    }
    const told = async (error: unknown) => {
      await render(<Failing error={error} />, lang);
      const { kind, text } = toastStore.items().at(-1)!;
      return [kind, text];
    };
    const words = isZh ? '不能超过 200 个字符' : 'Cannot exceed 200 characters';
    expect(await told(refused('BAD_USER_INPUT', words))).toEqual(['error', words]);
    expect(await told(refused('FORBIDDEN', words))).toEqual(['error', words]);
    const [kind, text] = await told(refused('UPSTREAM_UNAVAILABLE', 'connect ECONNREFUSED'));
    expect(kind).toBe('error');
    expect(text).not.toMatch(/ECONN|apollo\./);
    expect(/\p{Script=Han}/u.test(text!)).toBe(isZh);
  });

  it.each([
    ['privacy statement of visitors', PrivacyDialog],
    ['data protection statement of applicants', DataProtection],
  ])(
    'DESIGN-052 the %s says what, why, who, how long and which rights, in one language',
    async (_name, Of) => {
      const organiser = isZh ? '线缆展组委会' : 'Wirefair Office';
      const drawn = await render(<Of open onClose={() => {}} />, lang, { edition: { organiser } });
      const html = drawn.replaceAll(/<style.*?<\/style>/gs, '');
      const parts = [...html.matchAll(/<h3[^>]*>(.*?)<\/h3><p[^>]*>(.*?)<\/p>/g)];
      expect(parts).toHaveLength(5);
      for (const [, title, text] of parts) {
        expect(title!.length).toBeGreaterThan(1);
        expect(text!.length).toBeGreaterThan(isZh ? 15 : 40);
        expect(/\p{Script=Han}/u.test(title! + text!)).toBe(isZh);
      }
      // Whom it binds is the organiser of the edition.
      expect(html).toContain(organiser);
    },
  );
});
