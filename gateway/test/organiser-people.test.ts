import { describe, expect, it } from 'vitest';
import { RawReply, refusal } from './support/fake-rest.ts';
import { useGateway } from './support/gateway.ts';
import { first } from './support/required.ts';

const token = 'c'.repeat(43);
const headers = { cookie: `console=${token}; session=${'a'.repeat(43)}` };
const me = { id: '7', name: 'Wei', email: 'wei@fair.example', language: 'EN', rights: ['administrator'] };
const line = {
  id: '12',
  role: 'visitor',
  name: 'Ann',
  companyName: 'Wires',
  mobile: '+8613900000000',
  email: 'ann@b.example',
  hasAccount: true,
  hasPass: true,
  isLocked: false,
};
const person = {
  ...line,
  code: 'ACDE',
  canResend: true,
  sessions: 2,
  confirmation: '+8613900000000',
  facts: [{ key: 'position', label: 'Position', value: 'Purchasing' }],
  holdings: [{ kind: 'favourites', kind_dictText: 'Favourites', count: 3, fate: 'removed' }],
};
const forget = `mutation($typed: String!) { forgetPerson(id: "12", typed: $typed) {
  person { id } message errors { code message path } } }`;

describe('people through the gateway', () => {
  it('finds people and shows one, each with one call of the console', async () => {
    const { query, rest } = await useGateway({
      '/organiser/me': () => me,
      '/organiser/people': () => ({ people: [line], hasMore: true }),
      '/organiser/people/12': () => person,
    });
    const { data } = await query(
      `{ organiser { deskPeople(search: "an") { hasMore people { id role hasPass } }
        deskPerson(id: "12") { role passCode sessionCount exportUrl facts { key value }
          parts { kind label count fate } } } }`,
      { headers },
    );
    expect(data).toEqual({
      organiser: {
        deskPeople: { hasMore: true, people: [{ id: '12', role: 'VISITOR', hasPass: true }] },
        deskPerson: {
          role: 'VISITOR',
          passCode: 'ACDE',
          sessionCount: 2,
          exportUrl: '/files/review/people/12',
          facts: [{ key: 'position', value: 'Purchasing' }],
          parts: [{ kind: 'favourites', label: 'Favourites', count: 3, fate: 'REMOVED' }],
        },
      },
    });
    const asked = rest.calls.filter(({ path }) => path.startsWith('/organiser/people'));
    expect(asked.map(({ path }) => path)).toEqual(['/organiser/people?q=an', '/organiser/people/12']);
    expect(asked.every((call) => call.token === token)).toBe(true);
  });

  it('finds nobody by too little, and null for who is not there or is named by no id', async () => {
    const short = { success: false, code: 500, message: '?', field: 'q', result: null };
    const { query } = await useGateway({
      '/organiser/me': () => me,
      '/organiser/people': () => new RawReply(400, JSON.stringify(short)),
      '/organiser/people/9': () => refusal(404, 500, '?'),
      '/organiser/people/0': () => refusal(404, 500, '?'),
    });
    const { data } = await query(
      `{ organiser { deskPeople(search: "a") { hasMore people { id } } deskPerson(id: "9") { id }
        other: deskPerson(id: "../x") { id } } }`,
      { headers },
    );
    expect(data).toEqual({
      organiser: { deskPeople: { hasMore: false, people: [] }, deskPerson: null, other: null },
    });
  });

  it('sends the letter, locks and signs out, each by one call', async () => {
    const { query, rest } = await useGateway({
      '/organiser/people/12/letter': () => person,
      '/organiser/people/12/lock': () => ({ ...person, isLocked: true }),
      '/organiser/people/12/sign-out': () => ({ ...person, sessions: 0 }),
    });
    const { data } = await query(
      `mutation { sendPassAgain(id: "12") { errors { message } }
        lockPerson(id: "12", isLocked: true) { person { isLocked } }
        signPersonOut(id: "12") { person { sessionCount } } }`,
      { headers },
    );
    expect(data).toEqual({
      sendPassAgain: { errors: [] },
      lockPerson: { person: { isLocked: true } },
      signPersonOut: { person: { sessionCount: 0 } },
    });
    expect(rest.calls.map(({ path }) => path.split('/').at(-1))).toEqual(['letter', 'lock', 'sign-out']);
  });

  it('forgets with what was typed, and tells a wrong one by its field', async () => {
    const { query, rest } = await useGateway({ '/organiser/people/12/deletion': () => null });
    const { data } = await query(forget, { headers, variables: { typed: '13900000000' } });
    expect(data).toMatchObject({ forgetPerson: { person: null, errors: [] } });
    expect(JSON.parse(first(rest.calls).body)).toEqual({ typed: '13900000000' });

    const wrong = { success: false, code: 500, message: '?', field: 'typed', result: null };
    const refused = await useGateway({
      '/organiser/people/12/deletion': () => new RawReply(400, JSON.stringify(wrong)),
    });
    const answer = await refused.query(forget, { headers, variables: { typed: 'x' } });
    expect(answer.data).toEqual({
      forgetPerson: {
        person: null,
        message: null,
        errors: [{ code: 'INVALID', message: '?', path: ['typed'] }],
      },
    });
  });

  it('tells whoever has no right so', async () => {
    const { query } = await useGateway({ '/organiser/people/12/deletion': () => refusal(403, 510, '?') });
    const { errors } = await query(forget, { headers, variables: { typed: 'x' } });
    expect(errors?.[0]?.extensions.code).toBe('STAFF_FORBIDDEN');
  });
});
