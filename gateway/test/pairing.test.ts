import { describe, expect, it } from 'vitest';
import { refusal } from './support/fake-rest.ts';
import { useGateway } from './support/gateway.ts';
import { catalogue, page, pairing, post, recommendedPost } from './support/records.ts';
import { required } from './support/required.ts';

const token = 'a'.repeat(43);
const headers = { cookie: `session=${token}` };
const answers = (role = 'exhibitor') => ({
  ...catalogue(),
  '/app/sourcing/postsByIds': (url: URL) =>
    (url.searchParams.get('ids') ?? '').split(',').map((id) => post(Number(id))),
  '/app/identity/viewer': () => ({ id: '7', role, companyId: role === 'exhibitor' ? '1' : null }),
  '/app/exhibiting/pairing': (_url: URL, { method }: { method?: string }) =>
    method === 'POST'
      ? pairing(9)
      : page(
          [
            pairing(4, {
              approveStatus: '2',
              status: 2,
              pairedTime: '2025-06-18 09:30:00',
              consultationId: '40',
            }),
            pairing(3, {
              approveStatus: '3',
              status: 3,
              rejectReasonCn: '请说明产能',
              rejectReasonEn: 'Capacity?',
            }),
            pairing(2, { approveStatus: '2', status: 2, consultationId: '20' }),
            pairing(1),
          ],
          14,
        ),
  '/app/exhibiting/pairing/recommended': () =>
    page([recommendedPost(5, { application: pairing(1) }), recommendedPost(6)], 80),
  '/app/sourcing/pairings': () => page([pairing(2), pairing(4)], 2),
  '/app/sourcing/pairingsByThreads': () => [pairing(4, { consultationId: '40' })],
  '/app/sourcing/pairing/accept/4': () =>
    pairing(4, { approveStatus: '2', pairedTime: '2025-06-18 09:30:00' }),
});
const apply = `mutation ($input: ApplyForPairingInput!) {
  applyForPairing(input: $input) { pairing { id status } message errors { code message path } } }`;
const accept =
  'mutation { acceptPairing(id: "4") { pairing { id status pairedAt } message errors { message } } }';

describe('matchmaking through the gateway', () => {
  it(
    'lists applications by one call each kind of thing',
    { tags: ['REST-119', 'EXH-179', 'EXH-180', 'EXH-183', 'CONFLICT-020'] },
    async () => {
      const { query, rest } = await useGateway(answers());
      const { data, errors } = await query(
        `{ viewer { pairingApplications(page: 2) { totalCount pageInfo { pageSize } nodes {
        id title status statusLabel pairedAt consultationId createdAt review { reason }
        buyerPost { id } exhibitor { name } } } } }`,
        { headers: { ...headers, language: 'EN' } },
      );
      expect(errors).toBeUndefined();
      const { pairingApplications } = required(data)['viewer'] as unknown as {
        pairingApplications: { nodes: Record<string, unknown>[] };
      };
      expect(pairingApplications).toMatchObject({ totalCount: 14, pageInfo: { pageSize: 10 } });
      expect(pairingApplications.nodes.map(({ status, statusLabel }) => [status, statusLabel])).toEqual([
        ['PAIRED', 'Paired'],
        ['FAILED', 'Audit failed'],
        ['AUDIT_SUCCESSFUL', 'Audit successful'],
        ['AWAITING_REVIEW', 'Awaiting review'],
      ]);
      expect(pairingApplications.nodes[0]).toMatchObject({
        id: '4',
        title: 'Copper rod wanted',
        pairedAt: '2025-06-18T09:30:00+08:00',
        consultationId: '40',
        createdAt: '2025-06-16T09:00:00+08:00',
      });
      expect(pairingApplications.nodes[1]).toMatchObject({ review: { reason: 'Capacity?' } });
      expect(rest.calls.map(({ path }) => path).filter((path) => path.includes('pairing'))).toEqual([
        '/app/exhibiting/pairing?pageNo=2&pageSize=10&type=2',
      ]);
      expect(rest.paths().sort()).toEqual([
        '/app/catalogue/companies',
        '/app/exhibiting/pairing',
        '/app/identity/viewer',
        '/app/sourcing/postsByIds',
      ]);
    },
  );

  it(
    'recommends requests with why and what was applied for, by one call',
    { tags: ['REST-120', 'ROLE-010'] },
    async () => {
      const { query, rest } = await useGateway(answers());
      const { data } = await query(
        `{ viewer { recommendedDemands(pageSize: 2) { totalCount nodes { reason reasonEn: reason(locale: EN)
        buyerPost { id content publisher } application { id status } } } } }`,
        { headers },
      );
      expect(data?.['viewer']).toMatchObject({
        recommendedDemands: {
          totalCount: 80,
          nodes: [
            {
              reason: '提到“铜杆”',
              reasonEn: 'Mentions “copper rod”',
              application: { status: 'AWAITING_REVIEW' },
            },
            { buyerPost: { id: '6' }, application: null },
          ],
        },
      });
      expect(rest.paths().filter((path) => path !== '/app/identity/viewer')).toEqual([
        '/app/exhibiting/pairing/recommended',
      ]);
    },
  );

  it('asks nothing of it for a visitor', { tags: ['ROLE-010'] }, async () => {
    const { query, rest } = await useGateway(answers('visitor'));
    const { data } = await query(
      '{ viewer { pairingApplications { totalCount } recommendedDemands { totalCount } } }',
      { headers },
    );
    expect(data?.['viewer']).toEqual({ pairingApplications: null, recommendedDemands: null });
    expect(rest.paths()).toEqual(['/app/identity/viewer']);
  });

  it('applies with type 2, and says what was refused and where', { tags: ['CONFLICT-018'] }, async () => {
    const { query, rest } = await useGateway(answers());
    const input = { buyerPostId: '5', message: '可以供货' };
    const done = await query(apply, { headers, variables: { input } });
    expect(done.data?.['applyForPairing']).toEqual({
      pairing: { id: '9', status: 'AWAITING_REVIEW' },
      message: 'ok',
      errors: [],
    });
    const sent = required(
      rest.calls.find(({ method, path }) => method === 'POST' && path.includes('pairing')),
    );
    expect(JSON.parse(sent.body)).toEqual({ postId: '5', title: '可以供货', type: 2 });
    rest.answers['/app/exhibiting/pairing'] = () => refusal(409, 500, '贵公司已申请过该采购需求');
    const refused = await query(apply, { headers, variables: { input: { ...input, buyerPostId: 'x' } } });
    expect(refused.data?.['applyForPairing']).toEqual({
      pairing: null,
      message: null,
      errors: [{ code: 'DUPLICATE', message: '贵公司已申请过该采购需求', path: null }],
    });
    expect(JSON.parse(required(rest.calls.at(-1)).body)).toMatchObject({ postId: '0' });
    const long = await query(apply, {
      headers,
      variables: { input: { ...input, message: '电'.repeat(201) } },
    });
    expect(long.errors).toHaveLength(1);
  });

  it('a buyer reads who applied, and accepts', { tags: ['DESIGN-013'] }, async () => {
    const { query, rest } = await useGateway(answers('visitor'));
    const received = (id: string) =>
      query(`{ viewer { receivedPairings(buyerPostId: "${id}") { nodes { id exhibitor { id } } } } }`, {
        headers,
      });
    expect((await received('2')).data?.['viewer']).toEqual({
      receivedPairings: {
        nodes: [
          { id: '2', exhibitor: { id: '1' } },
          { id: '4', exhibitor: { id: '1' } },
        ],
      },
    });
    expect((await query(accept, { headers })).data?.['acceptPairing']).toEqual({
      pairing: { id: '4', status: 'PAIRED', pairedAt: '2025-06-18T09:30:00+08:00' },
      message: 'ok',
      errors: [],
    });
    rest.answers['/app/sourcing/pairings'] = () => refusal(404, 500, '采购需求不存在');
    rest.answers['/app/sourcing/pairing/accept/4'] = () => refusal(404, 500, '配对申请不存在');
    expect((await received('3')).data?.['viewer']).toEqual({ receivedPairings: null });
    expect((await query(accept, { headers })).data?.['acceptPairing']).toMatchObject({
      pairing: null,
      errors: [{ message: '配对申请不存在' }],
    });
  });

  it(
    'threads tell which application opened them, by one call for all',
    { tags: ['DESIGN-013'] },
    async () => {
      const thread = (id: string, askingCompanyId: string | null) => ({
        id,
        bakeName: '公司',
        type: 2,
        linkId: '5',
        title: '问',
        status: 1,
        isMine: false,
        unread: 0,
        askingCompanyId,
        createTime: '2025-06-16 09:00:00',
        updateTime: '2025-06-16 09:00:00',
      });
      const { query, rest } = await useGateway({
        ...answers('visitor'),
        '/app/consultations/toMe': () => page([thread('40', '1'), thread('41', '1'), thread('42', null)], 3),
      });
      const { data } = await query(
        '{ viewer { consultations(box: ASKED_TO_ME, kinds: [BUYER_POST]) { nodes { id pairing { id } } } } }',
        { headers },
      );
      expect(data?.['viewer']).toMatchObject({
        consultations: { nodes: [{ pairing: { id: '4' } }, { pairing: null }, { pairing: null }] },
      });
      expect(rest.calls.filter(({ path }) => path.includes('Threads')).map(({ path }) => path)).toEqual([
        '/app/sourcing/pairingsByThreads?ids=40%2C41',
      ]);
    },
  );
});
