import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { describe, expect, it } from 'vitest';
import { useFailureToast } from '../apollo';
import { TagLinks } from '../features/catalogue/tag-links';
import { DataProtection } from '../features/exhibiting/booth-application/data-protection';
import { SurveyGate } from '../features/registration';
import { PrivacyDialog } from '../features/registration/wizard/privacy-dialog';
import { toastStore } from '../ui/toast';
import { required } from '../test/required';
import { PublicDemoNotice } from './public-demo-notice';
import { FloatingPanel } from './shell/floating/floating-panel';
import { renderPart as render } from './test/render-part';

// Like server-render.test.tsx this runs without a DOM: what a part shows depends on what was read, not on the browser.
describe.each(['ZH', 'EN'] as const)('parts of pages, %s', (lang) => {
  const isZh = lang === 'ZH';

  it.each([
    ['2025-08-26T23:59:59+08:00', false],
    ['2025-08-27T00:00:00+08:00', true],
    ['2026-11-22T09:00:00+08:00', true],
  ])('at %s the countdown says that the show is open: %s', { tags: ['DESIGN-031'] }, async (now, isOpen) => {
    const html = await render(<FloatingPanel />, lang, { edition: { now } });
    expect(html.includes(isZh ? '展会已开幕' : 'The show is open')).toBe(isOpen);
    expect(html.includes(isZh ? '距开幕' : 'Opens in')).toBe(!isOpen);
    expect(html).not.toMatch(/-\d+ ?(天|day)/);
  });

  it('tags that are there in Chinese alone are marked, and English pages say so', async () => {
    const html = await render(<TagLinks tags={['交联电缆', 'XLPE']} tab="product" />, lang);
    expect(html.includes('lang="zh-CN"')).toBe(!isZh);
    expect(html.includes('Only in Chinese')).toBe(!isZh);
    expect(html.includes('lang="en"')).toBe(isZh);
  });

  it('every page of a demo that others can reach says so, and no other page', async () => {
    const words = isZh ? '公开演示：此处的账号' : 'Public demo: everyone can see';
    const notice = await render(<PublicDemoNotice />, lang, { edition: { isPublicDemo: true } });
    expect(notice).toContain(words);
    // A landmark with a name, for those who hear the page.
    expect(notice).toMatch(/^<section aria-label="[^"]+">/);
    expect(await render(<PublicDemoNotice />, lang)).not.toContain(words);
  });

  it.each([
    ['on arriving', undefined, false, true],
    ['on arriving after the end of the show', undefined, true, false],
    ['at an entry', 'consult', false, true],
    ['at an entry after the end of the show', 'consult', true, true],
    ['at the questionnaire', 'survey', false, false],
  ])(
    'the questionnaire is asked for %s: %s, end %s: %s',
    { tags: ['CONFLICT-048'] },
    async (_when, entry, ended, isAsked) => {
      const ask = async (answered: readonly string[]) => {
        const known = { edition: { hasVisitorEnd: ended }, answered };
        return (await render(<SurveyGate entry={entry} />, lang, known)).includes('<dialog');
      };
      expect(await ask([])).toBe(isAsked);
      expect(await ask(['1'])).toBe(false);
    },
  );

  it(
    'a refusal is one toast of an error in the words of the server; what is technical is in ours',
    { tags: ['REST-008'] },
    async () => {
      const refused = (code: string, message: string) =>
        new CombinedGraphQLErrors({ data: null, errors: [{ message, extensions: { code } }] });
      function Failing({ error }: { error: unknown }) {
        useFailureToast()(error);
        return null;
      }
      const told = async (error: unknown) => {
        await render(<Failing error={error} />, lang);
        const { kind, text } = required(toastStore.items().at(-1), 'a toast');
        return [kind, text];
      };
      const words = isZh ? '不能超过 200 个字符' : 'Cannot exceed 200 characters';
      expect(await told(refused('BAD_USER_INPUT', words))).toEqual(['error', words]);
      expect(await told(refused('FORBIDDEN', words))).toEqual(['error', words]);
      const [kind, text] = await told(refused('UPSTREAM_UNAVAILABLE', 'connect ECONNREFUSED'));
      expect(kind).toBe('error');
      expect(text).not.toMatch(/ECONN|apollo\./);
      expect(/\p{Script=Han}/u.test(required(text))).toBe(isZh);
    },
  );

  it.each([
    ['privacy statement of visitors', PrivacyDialog],
    ['data protection statement of applicants', DataProtection],
  ])(
    'the %s says what, why, who, how long and which rights, in one language',
    { tags: ['DESIGN-052'] },
    async (_name, Of) => {
      const organiser = isZh ? '线缆展组委会' : 'Wirefair Office';
      const html = await render(<Of open onClose={() => {}} />, lang, { edition: { organiser } });
      const parts = [...html.matchAll(/<h3[^>]*>(.*?)<\/h3><p[^>]*>(.*?)<\/p>/g)];
      expect(parts).toHaveLength(5);
      for (const part of parts) {
        const [title, text] = [required(part[1], 'a title'), required(part[2], 'a text')];
        expect(title.length).toBeGreaterThan(1);
        expect(text.length).toBeGreaterThan(isZh ? 15 : 40);
        expect(/\p{Script=Han}/u.test(title + text)).toBe(isZh);
      }
      // Whom it binds is the organiser of the edition.
      expect(html).toContain(organiser);
    },
  );
});
