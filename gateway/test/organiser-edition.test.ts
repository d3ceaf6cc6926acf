import { describe, expect, it } from 'vitest';
import { RawReply, refusal } from './support/fake-rest.ts';
import { useGateway } from './support/gateway.ts';
import { first, required } from './support/required.ts';

const token = 'c'.repeat(43);
const headers = { cookie: `console=${token}` };
const words = (cn: string, en: string) => ({ cn, en });
const member = {
  id: '1',
  name: 'A',
  email: 'a@b.example',
  language: 'EN',
  rights: ['editor'],
  state: 'active',
};

const edition = (some: object = {}) => ({
  number: 12,
  status: 'current',
  version: 3,
  names: {
    name: words('展会', 'Show'),
    venue: words('馆', 'Hall'),
    city: words('上海', 'Shanghai'),
    organiser: words('院', 'Institute'),
  },
  dates: {
    opensOn: '2025-08-27',
    closesOn: '2025-08-27',
    visitorHours: [{ date: '2025-08-27', from: '09:30', to: '16:30' }],
  },
  deadlines: {
    preRegistrationClosesAt: '2025-08-26 12:00:00',
    groupRegistrationClosesOn: '2025-08-15',
    groupMinimum: 5,
    boothApplicationClosesOn: '2025-07-15',
    journalClosesAt: '2025-07-20 23:59:59',
    badgesCloseAt: '2025-08-15 18:00:00',
  },
  figures: {
    areaSquareMetres: 1,
    visitors: 2,
    visitorCountries: 3,
    exhibitors: 4,
    exhibitorCountries: 5,
    exchanges: 6,
  },
  searches: [words('电缆', 'cable')],
  quota: [{ fromSquareMetres: 1, badges: 3 }],
  flags: { isVisitorEnd: null, areBadgesClosed: false },
  addresses: { visitorPortalZh: null, ebook: 'https://e.example/' },
  addressUse: { ebook: true, thaiSite: false },
  messaging: { smsCountries: ['CN'] },
  contacts: { servicesContactEmail: 's@b.example', badgesContactEmail: 'b@b.example' },
  ...some,
});
const answers = () => ({
  '/organiser/me': () => member,
  '/organiser/editions': () => [edition()],
  '/organiser/editions/12': () => edition({ version: 4 }),
  '/organiser/editions/12/show': () => edition({ version: 4 }),
  '/app/content/edition': () => ({ name: words('展会', 'Show') }),
});
const payload = 'edition { id version status } message errors { code message path }';
const change = `mutation ($input: ChangeEditionInput!) { changeEdition(number: 12, input: $input) { ${payload} } }`;

describe('settings of editions through the gateway', () => {
  it('are read whole by one call with the console’s token', async () => {
    const { query, rest } = await useGateway(answers());
    const { data } = await query(
      `{ organiser { editions { id number status version names { name { cn en } } dates { opensOn visitorHours { date from } }
        deadlines { journalClosesAt groupMinimum } figures { exchanges } searches { cn } quota { badges }
        flags { isVisitorEnd areBadgesClosed } addresses { ebook thaiSite }
        addressUse { ebook thaiSite } contacts { badgesContactEmail } } } }`,
      { headers },
    );
    expect(data?.['organiser']).toEqual({
      editions: [
        {
          id: '12',
          number: 12,
          status: 'CURRENT',
          version: 3,
          names: { name: words('展会', 'Show') },
          dates: { opensOn: '2025-08-27', visitorHours: [{ date: '2025-08-27', from: '09:30' }] },
          deadlines: { journalClosesAt: '2025-07-20 23:59:59', groupMinimum: 5 },
          figures: { exchanges: 6 },
          searches: [{ cn: '电缆' }],
          quota: [{ badges: 3 }],
          flags: { isVisitorEnd: null, areBadgesClosed: false },
          addresses: { ebook: 'https://e.example/', thaiSite: null },
          addressUse: { ebook: true, thaiSite: false },
          contacts: { badgesContactEmail: 'b@b.example' },
        },
      ],
    });
    const reads = rest.calls.filter(({ path }) => path === '/organiser/editions');
    expect(reads.map((call) => call.token)).toEqual([token]);
  });

  it('only given sections are sent, and what is public is read anew at once', async () => {
    const { query, rest } = await useGateway(answers(), { PUBLIC_TTL_MS: '60000' });
    const look = '{ edition { name } }';
    // An answer is kept from its second request on.
    await query(look);
    await query(look);
    rest.answers['/app/content/edition'] = () => ({ name: words('新名', 'New') });
    expect((await query(look)).data).toEqual({ edition: { name: '展会' } });
    const { flags, quota } = edition();
    const input = { version: 3, flags, quota, names: null };
    const { data } = await query(change, { variables: { input }, headers });
    expect(data?.['changeEdition']).toEqual({
      edition: { id: '12', version: 4, status: 'CURRENT' },
      message: 'ok',
      errors: [],
    });
    const write = required(rest.calls.find(({ method }) => method === 'PUT'));
    expect([write.token, JSON.parse(write.body)]).toEqual([token, { version: 3, flags, quota }]);
    expect((await query(look)).data).toEqual({ edition: { name: '新名' } });
    rest.answers['/app/content/edition'] = () => ({ name: words('下届', 'Next') });
    await query(`mutation { showEdition(number: 12, version: 4) { ${payload} } }`, { headers });
    expect((await query(look)).data).toEqual({ edition: { name: '下届' } });
  });

  it('a refused field is named by its way through the input; who was too late gets what is there', async () => {
    const { query, rest } = await useGateway(answers());
    const field = 'dates.visitorHours.1.from';
    rest.answers['/organiser/editions/12'] = () =>
      new RawReply(
        400,
        JSON.stringify({ success: false, code: 500, message: '请检查', result: null, timestamp: 0, field }),
      );
    const input = { version: 3, dates: edition().dates };
    const refused = await query(change, { variables: { input }, headers });
    expect(refused.data?.['changeEdition']).toEqual({
      edition: null,
      message: null,
      errors: [{ code: 'INVALID', message: '请检查', path: ['dates', 'visitorHours', '1', 'from'] }],
    });
    rest.answers['/organiser/editions/12'] = () => refusal(412, 500, '同事已修改');
    rest.answers['/organiser/editions'] = () => [edition({ version: 9 })];
    const late = await query(change, { variables: { input }, headers });
    expect(late.data?.['changeEdition']).toEqual({
      edition: { id: '12', version: 9, status: 'CURRENT' },
      message: null,
      errors: [{ code: 'CHANGED', message: '同事已修改', path: null }],
    });
  });

  it('a draft is made and deleted by one call each', async () => {
    const { query, rest } = await useGateway(answers());
    rest.answers['/organiser/editions'] = () => edition({ number: 13, status: 'draft', version: 1 });
    const input = { number: 13, name: words('新', 'New'), opensOn: '2027-09-01', closesOn: '2027-09-03' };
    const made = await query(
      `mutation ($input: CreateEditionInput!) { createEdition(input: $input) { ${payload} } }`,
      { variables: { input }, headers },
    );
    expect(made.data?.['createEdition']).toMatchObject({ edition: { id: '13', status: 'DRAFT' } });
    rest.answers['/organiser/editions/13'] = () => null;
    const gone = await query(`mutation { deleteEdition(number: 13, version: 1) { ${payload} } }`, {
      headers,
    });
    expect(gone.data?.['deleteEdition']).toEqual({ edition: null, message: 'ok', errors: [] });
    expect(rest.calls.map(({ method, path }) => [method, path])).toEqual([
      ['POST', '/organiser/editions'],
      ['DELETE', '/organiser/editions/13?version=1'],
    ]);
    expect(JSON.parse(first(rest.calls).body)).toEqual(input);
  });
});
