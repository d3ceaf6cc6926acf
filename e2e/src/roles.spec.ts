import { beforeAll, describe, expect, inject, it } from 'vitest';
import { tokenFor } from './code-sign-in.ts';
import { required } from './required.ts';
import { recipients } from './session.ts';
import { walkedIn } from './walked-in.ts';

/**
 * Who may do what, told in both languages, by REST and by GraphQL: one row an action, one column a kind of caller
 * (ROLE-003..018). The same table is driven through both doors of the running system.
 */
const callers = ['guest', 'visitor', 'exhibitor', 'expired'] as const;
type Caller = (typeof callers)[number];
const languages = walkedIn('EN');
type Language = (typeof languages)[number];

const refusals = {
  login: { ZH: '请先登录', EN: 'Please log in first' },
  expired: { ZH: '登录已过期，请重新登录', EN: 'User has expired, please log in again' },
  onlyVisitors: {
    ZH: '仅观众可以联系，请先退出展商登录',
    EN: 'Only visitors can contact, please log out of exhibitor login first',
  },
  noThread: { ZH: '咨询不存在', EN: 'The enquiry does not exist' },
} as const;
type Outcome = 'done' | keyof typeof refusals;

interface Action {
  title: string;
  /** What REST is asked; `n` differs at each call, so that nothing is done twice. */
  rest: (n: number) => { method: 'GET' | 'POST' | 'DELETE'; path: string; body?: object };
  graphql: (n: number) => { query: string; variables?: object };
  outcomes: Record<Caller, Outcome>;
  /** What is told when it is done; reads tell nothing of their own. */
  said?: Record<Language, string>;
}

const products: string[] = [];
const suppliers: string[] = [];
const posts: string[] = [];

const anyAccount = { guest: 'login', visitor: 'done', exhibitor: 'done', expired: 'expired' } as const;
const visitorsOnly = {
  guest: 'login',
  visitor: 'done',
  exhibitor: 'onlyVisitors',
  expired: 'expired',
} as const;
const nobodys = { guest: 'login', visitor: 'noThread', exhibitor: 'noThread', expired: 'expired' } as const;

const favourite = (name: string) =>
  `mutation ($input: FavouriteInput!) { ${name}(input: $input) { message errors { message } } }`;
const asked =
  'mutation ($input: AskConsultationInput!) { askConsultation(input: $input) { message errors { message } } }';
const collected = { ZH: '收藏成功', EN: 'Added to your favourites' };
const sent = { ZH: '发送成功，请等待回复', EN: 'Sent, please wait for the reply' };
const unknown = '123456';

const asking = (kind: 'EXHIBITOR' | 'BUYER_POST' | 'PRODUCT', type: number, ids: string[]) => ({
  rest: (n: number) => ({
    method: 'POST' as const,
    path: '/app/message/contact',
    body: { title: `role question ${n}`, type, postId: ids[0] },
  }),
  graphql: (n: number) => ({
    query: asked,
    variables: { input: { kind, id: ids[0], question: `role question ${n}` } },
  }),
  outcomes: visitorsOnly,
  said: sent,
});
const reading = (path: string, field: string) => ({
  rest: () => ({ method: 'GET' as const, path }),
  graphql: () => ({ query: `{ viewer { ${field} { totalCount } } }` }),
  outcomes: anyAccount,
});

const actions: Action[] = [
  {
    title: 'reads the own favourites',
    ...reading('/app/favourites/list?collectType=1', 'favouriteProducts'),
  },
  {
    title: 'collects an exhibit',
    rest: (n) => ({
      method: 'POST',
      path: '/app/favourites/collect',
      body: { collectType: 1, linkId: products[n] },
    }),
    graphql: (n) => ({
      query: favourite('addFavourite'),
      variables: { input: { kind: 'PRODUCT', id: products[n] } },
    }),
    outcomes: anyAccount,
    said: collected,
  },
  {
    title: 'takes a mark away',
    rest: (n) => ({
      method: 'DELETE',
      path: `/app/favourites/collect?collectType=1&linkId=${products[n]}`,
    }),
    graphql: (n) => ({
      query: favourite('removeFavourite'),
      variables: { input: { kind: 'PRODUCT', id: products[n] } },
    }),
    outcomes: anyAccount,
    said: { ZH: '已取消收藏', EN: 'Removed from your favourites' },
  },
  { title: 'asks a supplier', ...asking('EXHIBITOR', 1, suppliers) },
  { title: 'asks about an exhibit', ...asking('PRODUCT', 3, products) },
  { title: 'contacts a buyer', ...asking('BUYER_POST', 2, posts) },
  { title: 'reads the own consultations', ...reading('/app/consultations/mine', 'consultations') },
  {
    title: 'reads the consultations to them',
    ...reading('/app/consultations/toMe', 'consultations(box: ASKED_TO_ME)'),
  },
  { title: 'reads the own requests', ...reading('/app/sourcing/demands', 'buyerPosts') },
  {
    // Rejected by the demo: the public list is left to the specs that read it.
    title: 'publishes a request',
    rest: (n) => ({
      method: 'POST',
      path: '/app/sourcing/demand',
      body: { type: '1', postsClassify: '2', content: `请退回 ${n}`, postsNumber: '1' },
    }),
    graphql: (n) => ({
      query: `mutation ($input: SaveBuyerPostInput!) {
        saveBuyerPost(input: $input) { message errors { message } } }`,
      variables: {
        input: { publishType: 'URGENT', purchaseTypes: ['MACHINERY'], content: `请退回 ${n}`, quantity: '1' },
      },
    }),
    outcomes: anyAccount,
    said: {
      ZH: '提交成功，正在审核。演示版将在约 5 秒后自动审核。',
      EN: 'Submitted and under review. The demo decides by itself in about 5 s.',
    },
  },
  {
    title: "replies in somebody else's thread",
    rest: () => ({
      method: 'POST',
      path: '/app/consultations/comment',
      body: { consultationId: unknown, content: '!' },
    }),
    graphql: () => ({
      query: `mutation { addConsultationComment(input: { consultationId: "${unknown}", content: "!" })
        { message errors { message } } }`,
    }),
    outcomes: nobodys,
  },
  {
    title: "closes somebody else's thread",
    rest: () => ({ method: 'POST', path: `/app/consultations/close/${unknown}` }),
    graphql: () => ({
      query: `mutation { closeConsultation(id: "${unknown}") { message errors { message } } }`,
    }),
    outcomes: nobodys,
  },
];

interface Told {
  done: boolean;
  message: string | null;
}

async function byRest(
  action: Action,
  n: number,
  token: string | undefined,
  language: Language,
): Promise<Told> {
  const { method, path, body } = action.rest(n);
  const response = await fetch(inject('backendUrl') + path, {
    method,
    headers: {
      language,
      ...(token === undefined ? {} : { token }),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const { success, message } = (await response.json()) as { success: boolean; message: string };
  expect(response.ok, `${path} ${message}`).toBe(success);
  return { done: success, message };
}

/** What a mutation answers; of a viewer's lists there is neither. */
interface Payload {
  message?: string | null;
  errors?: { message: string }[];
}

async function byGraphql(
  action: Action,
  n: number,
  token: string | undefined,
  language: Language,
): Promise<Told> {
  const response = await fetch(`${inject('baseUrl')}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      language,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(action.graphql(n)),
  });
  const { data, errors } = (await response.json()) as {
    data: Record<string, Payload | null> | null;
    errors?: { message: string }[];
  };
  if (errors?.[0]) return { done: false, message: errors[0].message };
  const [payload] = Object.values(data ?? {});
  // A guest has no viewer: there is nobody whose lists could be read, and nothing to be told.
  if (!payload) return { done: false, message: null };
  const refused = payload.errors?.[0];
  return refused
    ? { done: false, message: refused.message }
    : { done: true, message: payload.message ?? null };
}

describe('roles and actions', () => {
  const tokens: Partial<Record<Caller, string>> = {};
  let calls = 0;

  beforeAll(async () => {
    const read = async (path: string, into: string[]) => {
      const response = await fetch(inject('backendUrl') + path);
      const { result } = (await response.json()) as { result: { records: { id: string }[] } };
      into.push(...result.records.map(({ id }) => id));
    };
    await read('/app/info/getEntriesList?pageSize=200&pageNo=2', products);
    await read('/app/info/getCompanyProfilesList?pageSize=1', suppliers);
    await read('/app/sourcing/posts?pageSize=1', posts);
    const addresses = { baseUrl: inject('baseUrl'), backendUrl: inject('backendUrl') };
    tokens.exhibitor = inject('sessions').exhibitor;
    tokens.visitor = await tokenFor(recipients.rolesVisitor, 'visitor', addresses);
    tokens.expired = await tokenFor(recipients.endedVisitor, 'visitor', addresses);
    await fetch(`${inject('backendUrl')}/app/identity/logout`, {
      method: 'POST',
      headers: { token: tokens.expired },
    });
  });

  const cells = actions.flatMap((action) =>
    callers.flatMap((caller) =>
      (['REST', 'GraphQL'] as const).map((door) => ({ action, caller, door, title: action.title })),
    ),
  );

  type Cell = (typeof cells)[number];

  const expectOutcome = async ({ action, caller, door }: Cell) => {
    const outcome = action.outcomes[caller];
    for (const language of languages) {
      calls += 1;
      const ask = door === 'REST' ? byRest : byGraphql;
      const told = await ask(action, calls, tokens[caller], language);
      expect(told.done).toBe(outcome === 'done');
      const isGuestReading =
        door === 'GraphQL' && caller === 'guest' && !action.graphql(0).query.startsWith('mutation');
      if (isGuestReading) expect(told.message).toBeNull();
      else if (outcome !== 'done') expect(told.message).toBe(refusals[outcome][language]);
      else if (action.said) expect(told.message).toBe(action.said[language]);
    }
  };

  it.each(cells.filter(({ caller }) => caller === 'guest'))(
    '$caller $title by $door',
    { tags: ['DESIGN-003', 'ROLE-003', 'ROLE-014', 'ROLE-017'] },
    expectOutcome,
  );

  it.each(cells.filter(({ caller }) => caller === 'visitor'))(
    '$caller $title by $door',
    { tags: ['DESIGN-003', 'ROLE-005', 'ROLE-016', 'ROLE-018', 'ROLE-020'] },
    expectOutcome,
  );

  it.each(cells.filter(({ caller }) => caller === 'exhibitor'))(
    '$caller $title by $door',
    { tags: ['ROLE-011', 'ROLE-012', 'ROLE-016', 'ROLE-018', 'ROLE-020'] },
    expectOutcome,
  );

  it.each(cells.filter(({ caller }) => caller === 'expired'))(
    '$caller $title by $door',
    { tags: ['DESIGN-003', 'ROLE-017'] },
    expectOutcome,
  );

  it.each(languages)(
    'a guest reads lists, details and searches by both doors: %s',
    { tags: ['ROLE-001'] },
    async (language) => {
      const paths = [
        '/app/info/getEntriesList?pageSize=1',
        '/app/info/getCompanyProfilesList?pageSize=1&keyword=cable',
        `/app/catalogue/entries/${products[0]}`,
        `/app/catalogue/companies/${suppliers[0]}`,
        '/app/sourcing/posts?pageSize=1',
        '/app/catalogue/videos?pageSize=1',
        '/app/info/queryArticlePageList?pageSize=1',
      ];
      for (const path of paths) {
        const response = await fetch(inject('backendUrl') + path, { headers: { language } });
        expect(((await response.json()) as { success: boolean }).success, path).toBe(true);
      }
      const answer = await fetch(`${inject('baseUrl')}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', language },
        body: JSON.stringify({
          query: `{ viewer { id } products(pageSize: 1, filter: { keyword: "cable" }) { nodes { title } }
          product(id: "${products[0]}") { title isFavourite } exhibitor(id: "${suppliers[0]}") { name }
          buyerPosts(pageSize: 1) { nodes { content } } }`,
        }),
      });
      const { data, errors } = (await answer.json()) as { data: Record<string, unknown>; errors?: unknown };
      expect(errors).toBeUndefined();
      expect(data['viewer']).toBeNull();
      expect(data['product']).toMatchObject({ isFavourite: false });
    },
  );

  it.each([
    ['visitor', 'VISITOR', false],
    ['exhibitor', 'EXHIBITOR', true],
  ] as const)(
    'the token alone says that its owner is a %s',
    { tags: ['ROLE-004', 'ROLE-008'] },
    async (caller, role, speaks) => {
      const answer = await fetch(`${inject('baseUrl')}/graphql`, {
        method: 'POST',
        // What a client claims to be counts for nothing (ROLE-020).
        headers: {
          'content-type': 'application/json',
          token: required(tokens[caller], 'tokens[caller]'),
          useridentity: 'zs',
          role: 'exhibitor',
        },
        body: JSON.stringify({ query: '{ viewer { role exhibitor { id } } }' }),
      });
      const { data } = (await answer.json()) as {
        data: { viewer: { role: string; exhibitor: object | null } };
      };
      expect(data.viewer.role).toBe(role);
      expect(data.viewer.exhibitor !== null).toBe(speaks);
    },
  );
});
