import { describe, expect, it } from 'vitest';
import { type PageAnswer, render } from '../entry-server';
import { SignUpAction } from '../features/events/event/sign-up-action';
import { OtherForm } from '../features/registration/others/other-form';
import { OtherList } from '../features/registration/others/other-list';
import {
  OtherFormDocument,
  RegisteredPeopleDocument,
} from '../features/registration/others/others.generated';
import type { Lang } from '../i18n';
import { first, required } from '../test/required';
import SubscribeDialog from './shell/footer/subscribe-dialog';
import { edition, renderPart } from './test/render-part';

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '');

/** What the controls of a form are called in the code, and the labels that name them, in order. */
function controlsOf(html: string): [name: string, label: string][] {
  const labels = new Map(
    [...html.matchAll(/<label for="([^"]+)"[^>]*>(.*?)<\/label>/g)].map(([, id, label]) => [
      id,
      textOf(required(label)).replace('*', ''),
    ]),
  );
  return [...html.matchAll(/<(?:input|select) id="([^"]+)"[^>]*? name="([^"]+)"/g)].map(([, id, name]) => [
    required(name),
    labels.get(id) ?? '',
  ]);
}

const person = {
  id: '7',
  name: '李雷',
  title: 'Mr',
  mobile: '13800138000',
  companyName: '东方线缆',
  department: '',
  position: null,
  email: 'lilei@others.example',
  passCode: 'ABCD2345EFGH',
  registeredAt: '2025-06-16T09:00:00+08:00',
};

interface Asked {
  operationName: string;
  query: string;
  variables: { page?: number };
}

const TOTAL = 40;

/** A gateway that has forty recommended exhibitors, whatever the size of the pages that are asked for. */
function recommended(question: string): Promise<PageAnswer> {
  const { operationName, query, variables } = JSON.parse(question) as Asked;
  if (operationName === 'Edition')
    return Promise.resolve({ body: JSON.stringify({ data: { edition } }), isPersonal: false });
  const size = Number(/recommendedExhibitors\(page: \$page, pageSize: (\d+)\)/.exec(query)?.[1]);
  const first = ((variables.page ?? 1) - 1) * size;
  const nodes = Array.from({ length: Math.max(0, Math.min(size, TOTAL - first)) }, (_, index) => ({
    __typename: 'Exhibitor',
    id: String(first + index + 1),
    name: `Company ${first + index + 1}`,
    tags: ['cable'],
    logoUrl: `/files/logo-${first + index + 1}.png`,
    boothNumber: 'E1-A01',
    countryCode: 'CN',
    isFavourite: null,
  }));
  const list = {
    nodes,
    totalCount: TOTAL,
    totalCountIsEstimate: false,
    pageInfo: { pageCount: Math.ceil(TOTAL / size) },
  };
  const body = JSON.stringify({ data: { recommendedExhibitors: list } });
  // The list has hearts.
  return Promise.resolve({ body, isPersonal: true });
}

// Like server-render.test.tsx this runs without a DOM: what is shown depends on what was read, not on the browser.
describe.each<Lang>(['ZH', 'EN'])('forms and lists, %s', (lang) => {
  const isZh = lang === 'ZH';

  it(
    'the subscription asks who one is, and for company, name and e-mail',
    { tags: ['SHELL-069'] },
    async () => {
      const html = await renderPart(<SubscribeDialog open onClose={() => {}} />, lang);
      expect(controlsOf(html)).toEqual(
        isZh
          ? [
              ['role', '身份'],
              ['companyName', '公司名称'],
              ['contactName', '姓名'],
              ['email', '邮箱'],
            ]
          : [
              ['role', 'I am'],
              ['companyName', 'Company name'],
              ['contactName', 'Name'],
              ['email', 'E-mail'],
            ],
      );
      const options = [...html.matchAll(/<option value="(\w+)"[^>]*>(.*?)<\/option>/g)];
      expect(options.map(([, value, words]) => [value, words])).toEqual(
        isZh
          ? [
              ['EXHIBITOR', '展商'],
              ['VISITOR', '观众'],
              ['MEDIUM', '媒体'],
            ]
          : [
              ['EXHIBITOR', 'an exhibitor'],
              ['VISITOR', 'a visitor'],
              ['MEDIUM', 'from the media'],
            ],
      );
    },
  );

  it(
    'a sign-up elsewhere is a link to that page in a new tab; while there is no page, registration is offered',
    { tags: ['MEET-006'] },
    async () => {
      const signUp = { kind: 'EXTERNAL', isClosed: false, isFull: false } as const;
      const action = (url: string | null) =>
        renderPart(<SignUpAction code="C09A01" signUp={{ ...signUp, url }} />, lang);
      const html = await action('https://register.example/industry?from=fair');
      const [, link] = /<a ([^>]*)>/.exec(html) ?? [];
      expect(link).toContain('href="https://register.example/industry?from=fair"');
      expect(link).toContain('target="_blank"');
      expect(link).toContain('rel="noopener noreferrer"');
      expect(textOf(html)).toContain(isZh ? '报名' : 'Sign up');
      for (const none of [null, '', 'javascript:alert(1)']) {
        const closed = await action(none);
        expect(textOf(closed)).toContain(isZh ? '暂未开放报名' : 'Sign-up is not open yet');
        expect(closed).not.toContain('<button');
        expect(/<a [^>]*href="([^"]*)"/.exec(closed)?.[1]).toMatch(/\/vistor\/register$/);
      }
    },
  );

  it(
    'the list of colleagues has the pre-registration number, and the form asks for the contact e-mail',
    { tags: ['VC-072'] },
    async () => {
      const list = await renderPart(({ client, preloadQuery }) => {
        const variables = { mobile: '', page: 1 };
        const registeredPeople = { nodes: [person], totalCount: 1, pageInfo: { pageCount: 1 } };
        client.writeQuery({
          query: RegisteredPeopleDocument,
          variables,
          data: { viewer: { id: '1', registeredPeople } },
        });
        return <OtherList {...variables} query={preloadQuery(RegisteredPeopleDocument, { variables })} />;
      }, lang);
      const heads = [...list.matchAll(/<th [^>]*>(.*?)<\/th>/g)].map(([, head]) => textOf(required(head)));
      expect(heads).toEqual(
        isZh ? ['姓名', '公司名称', '联系方式', '参观编号'] : ['Name', 'Company', 'Contact', 'Visitor code'],
      );
      const cells = [...list.matchAll(/<td [^>]*>(.*?)<\/td>/g)].map(([, cell]) => textOf(required(cell)));
      expect(cells[2]).toContain(person.email);
      expect(cells[3]).toContain('ABCD-2345-EFGH');

      const form = await renderPart(({ client, preloadQuery }) => {
        const data = { visitTitles: [{ value: '1', label: 'Mr' }], visitPositions: [] };
        client.writeQuery({ query: OtherFormDocument, data });
        return <OtherForm query={preloadQuery(OtherFormDocument)} />;
      }, lang);
      expect(controlsOf(form)).toContainEqual(['email', isZh ? '联系邮箱' : 'Contact e-mail']);
      expect(textOf(form)).toContain(
        isZh ? '参观编号会发送到这个邮箱。' : 'We send the visitor code to this address.',
      );
    },
  );

  it(
    'recommended exhibitors are a grid of logos and names, sixteen a page, with a pager',
    { tags: ['DIR-073'] },
    async () => {
      const show = async (page: number) => {
        const rendered = await render({
          template: '<html lang="zh-CN"><head></head><body><div id="root"></div></body></html>',
          url: `https://fair.example/d/product/ExhibitorRecommendation${page === 1 ? '' : `?page=${page}`}`,
          language: lang,
          ask: recommended,
        });
        const html = first(required(/<main.*<\/main>/s.exec(required(rendered, 'the page').html), 'main'));
        const cards = html.match(/<article.*?<\/article>/gs) ?? [];
        const personal = /"personal":(\[.*?\])/.exec(required(rendered, 'the page').html)?.[1];
        return { html, cards, personal };
      };
      for (const [page, cardsOfPage] of [
        [1, 16],
        [2, 16],
        [3, 8],
      ] as const) {
        const { html, cards, personal } = await show(page);
        expect(personal).toBe('["RecommendedExhibitorsPage"]');
        expect(cards).toHaveLength(cardsOfPage);
        for (const [index, card] of cards.entries()) {
          const id = (page - 1) * 16 + index + 1;
          expect(card).toContain(`src="/files/logo-${id}.png`);
          expect(card).toMatch(
            new RegExp(`<a [^>]*href="/d/product/supplier-detail\\?id=${id}"[^>]*>Company ${id}</a>`),
          );
        }
        const current = /aria-current="page"[^>]*>(.*?)<\//.exec(html.slice(html.lastIndexOf('<nav')))?.[1];
        expect(textOf(required(current, 'the current page'))).toBe(String(page));
        expect(html.includes(`/d/product/ExhibitorRecommendation?page=${page + 1}"`)).toBe(page < 3);
      }
    },
  );
});
