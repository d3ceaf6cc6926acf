import { describe, expect, it } from 'vitest';
import { refusal } from './support/fake-rest.ts';
import { useGateway } from './support/gateway.ts';
import { page } from './support/records.ts';
import { required } from './support/required.ts';

const token = 's'.repeat(43);
const headers = { cookie: `console=${token}`, language: 'EN' };
const item = {
  kind: 'exhibit',
  kindCn: '展品',
  kindEn: 'Exhibit',
  id: '12',
  titleCn: '挤出机',
  titleEn: 'Extruder',
  ownerCn: '华东电缆',
  ownerEn: '',
  submitTime: '2025-06-16 09:00:00',
  version: '2025-06-16T01:00:00.000Z',
};
const both = (cn: string, en = cn) => ({ cn, en });
const step = {
  id: '3',
  kind: 'exhibit',
  kindCn: '展品',
  kindEn: 'Exhibit',
  recordId: '12',
  titleCn: '',
  titleEn: '',
  status: 3,
  actor: 'organiser',
  by: 'Xu Zhou',
  reasonCn: '图片不清楚',
  reasonEn: '',
  time: '2025-06-15 10:00:00',
};
const detail = {
  ...item,
  status: 1,
  fields: [
    {
      key: 'titleCn',
      label: both('名称', 'Name'),
      kind: 'text',
      value: both('挤出机'),
      before: both('挤压机'),
    },
    {
      key: 'bodyCn',
      label: both('正文', 'Text'),
      kind: 'rich',
      value: both('<p onclick="x()">好<script>alert(1)</script></p>'),
      before: null,
    },
  ],
  terms: [
    {
      key: 'boothNumber',
      label: both('展位号', 'Booth number'),
      suggestion: '',
      maxLength: 20,
      options: [{ value: '1', label: both('光地', 'Raw space') }],
    },
  ],
  steps: [step],
  readBy: 'Xu Zhou',
  heldBy: '',
  heldStatus: 0,
};
const answers = {
  '/organiser/me': () => ({ id: '7' }),
  '/organiser/reviews': () => page([item], 41),
  '/organiser/reviews/exhibit/12': () => detail,
  '/organiser/reviews/exhibit/13': () => refusal(404, 500, '记录不存在'),
  '/organiser/reviews/history': () => page([step], 1),
  '/organiser/reviews/decisions': () => [
    { kind: 'exhibit', id: '12', result: 'held', message: 'Approved', undoSeconds: 8 },
  ],
  '/organiser/reviews/undo': () => refusal(409, 500, '已生效'),
};
const decide = `mutation ($input: DecideReviewsInput!) { decideReviews(input: $input) {
  decisions { itemId outcome undoSeconds } errors { message path } } }`;
const records = [{ kind: 'exhibit', id: '12', version: item.version }];

describe('the reviews of the console through the gateway', () => {
  it('lists what waits by one call, in the language of the request', async () => {
    const { query, rest } = await useGateway(answers);
    const answer = await query(
      `{ organiser { reviewQueue(kind: "exhibit", page: 2) { totalCount
         nodes { id kindLabel title owner submittedAt version } } } }`,
      { headers },
    );
    expect(answer.data).toEqual({
      organiser: {
        reviewQueue: {
          totalCount: 41,
          nodes: [
            {
              id: 'exhibit:12',
              kindLabel: 'Exhibit',
              title: 'Extruder',
              owner: '华东电缆',
              submittedAt: '2025-06-16T09:00:00+08:00',
              version: item.version,
            },
          ],
        },
      },
    });
    expect(Object.fromEntries(new URLSearchParams(required(rest.calls.at(-1)).path.split('?')[1]))).toEqual({
      kind: 'exhibit',
      pageNo: '2',
      pageSize: '20',
    });
  });

  it('reads a record with what has changed; HTML is cleaned on the way out too', async () => {
    const { query } = await useGateway(answers);
    const answer = await query(
      `{ organiser { reviewRecord(kind: "exhibit", id: "12") { status readBy heldBy heldStatus item { recordId }
         fields { key label kind value hasChanged before } terms { key options { label } }
         steps { status actor by reason } } gone: reviewRecord(kind: "exhibit", id: "13") { status }
         odd: reviewRecord(kind: "../x", id: "1/..") { status } } }`,
      { headers },
    );
    expect(answer.errors).toBeUndefined();
    expect(answer.data).toEqual({
      organiser: {
        reviewRecord: {
          status: 'UNDER_REVIEW',
          readBy: 'Xu Zhou',
          heldBy: null,
          heldStatus: null,
          item: { recordId: '12' },
          fields: [
            {
              key: 'titleCn',
              label: 'Name',
              kind: 'TEXT',
              value: '挤出机',
              hasChanged: true,
              before: '挤压机',
            },
            {
              key: 'bodyCn',
              label: 'Text',
              kind: 'RICH',
              value: '<p>好</p>',
              hasChanged: false,
              before: null,
            },
          ],
          terms: [{ key: 'boothNumber', options: [{ label: 'Raw space' }] }],
          steps: [{ status: 'REJECTED', actor: 'ORGANISER', by: 'Xu Zhou', reason: '图片不清楚' }],
        },
        gone: null,
        odd: null,
      },
    });
  });

  it('decides with reason and terms, and names what was wrong', async () => {
    const { query, rest } = await useGateway(answers);
    const answer = await query(decide, {
      headers,
      variables: {
        input: { records, decision: 'APPROVED', terms: [{ key: 'boothNumber', value: 'E1-1' }] },
      },
    });
    expect(answer.data).toEqual({
      decideReviews: {
        decisions: [{ itemId: 'exhibit:12', outcome: 'HELD', undoSeconds: 8 }],
        errors: [],
      },
    });
    expect(JSON.parse(rest.calls.at(-1)?.body ?? '')).toEqual({
      records,
      decision: 'approve',
      reasonCn: '',
      reasonEn: '',
      terms: { boothNumber: 'E1-1' },
    });
    for (const [field, path] of [
      ['reasonCn', ['reasonZh']],
      ['boothNumber', ['terms', 'boothNumber']],
    ] as const) {
      const other = await useGateway({
        ...answers,
        '/organiser/reviews/decisions': () => refusal(400, 500, '?', field),
      });
      const refused = await other.query(decide, {
        headers,
        variables: { input: { records, decision: 'REJECTED', reasonZh: '' } },
      });
      expect(refused.data).toEqual({ decideReviews: { decisions: [], errors: [{ message: '?', path }] } });
    }
  });

  it('tells when a decision can no longer be taken back', async () => {
    const { query } = await useGateway(answers);
    const answer = await query(
      'mutation { undoReview(kind: "exhibit", id: "12") { message errors { message } } }',
      {
        headers,
      },
    );
    expect(answer.data).toEqual({ undoReview: { message: null, errors: [{ message: '已生效' }] } });
  });
});
