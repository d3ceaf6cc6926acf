import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../src/http/errors.ts';
import { exhibitors } from '../src/modules/catalogue/tables.ts';
import { applicationOf, appliedForBooth } from './support/booth-applications.ts';
import { useService } from './support/service.ts';
import { required } from './support/required.ts';

const kind = 'booth-application';
const organiser = { actor: 'organiser', accountId: '1' } as const;

describe('what approving a booth application settles', () => {
  const service = useService();
  const applied = () => appliedForBooth(service);
  const rowOf = (proved: string) => applicationOf(service, proved);
  const approve = ({ id, submittedAt }: { id: string; submittedAt: Date }, terms?: Record<string, string>) =>
    service
      .review()
      .decide({ kind, id, submittedAt }, { status: 'approved', ...(terms ? { terms } : {}) }, organiser);
  const boothOf = async ({ proved }: { proved: string }) => {
    const { exhibitorId, status } = await rowOf(proved);
    if (exhibitorId === null) return { status };
    const company = required(
      (await service.database().orm().select().from(exhibitors).where(eq(exhibitors.id, exhibitorId)))[0],
    );
    const { boothNumber, boothKind, boothArea } = company;
    return { status, boothNumber, boothKind, boothArea };
  };
  /** Whether it was decided, or what it was refused for. */
  const outcomeOf = (decided: Promise<boolean>) =>
    decided.catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      return { status: error.status, field: error.field, ...error.text };
    });

  it(
    'asks for number, type and area, and begins with what the demo would allot',
    { tags: ['DESIGN-028', 'CONST-058'] },
    async () => {
      const { id } = await applied();
      const terms = await service.review().termsOf({ kind, id });
      expect(terms).toEqual([
        {
          key: 'boothNumber',
          label: { ZH: '展位号', EN: 'Booth number' },
          suggestion: `E7-Z${Number(BigInt(id) % 900n) + 100}`,
          maxLength: 20,
        },
        {
          key: 'boothType',
          label: { ZH: '展位类型', EN: 'Booth type' },
          options: [
            { value: '1', label: { ZH: '光地展位', EN: 'Raw space booth' } },
            { value: '2', label: { ZH: '标准展位', EN: 'Standard booth' } },
          ],
          suggestion: '2',
          maxLength: 1,
        },
        {
          key: 'area',
          label: { ZH: '展位面积（平方米）', EN: 'Booth area (square metres)' },
          suggestion: '9',
          maxLength: 7,
        },
      ]);
      expect(await service.review().termsOf({ kind: 'exhibit', id: '1' })).toEqual([]);
    },
  );

  it(
    'the company gets the booth that its approval says; without terms, as the demo allots',
    { tags: ['DESIGN-028'] },
    async () => {
      const first = await applied();
      expect(await approve(first, { boothNumber: ' e3－b08 ', boothType: '1', area: ' 37.5 ' })).toBe(true);
      expect(await boothOf(first)).toEqual({
        status: 2,
        boothNumber: 'E3-B08',
        boothKind: '1',
        boothArea: '37.5',
      });
      const second = await applied();
      expect(await approve(second)).toBe(true);
      expect(await boothOf(second)).toMatchObject({ status: 2, boothKind: '2', boothArea: '9' });
    },
  );

  it('refuses what is missing or wrong with its term in both languages, and decides nothing', async () => {
    const application = await applied();
    const good = { boothNumber: 'E3-B09', boothType: '2', area: '36' };
    const area = '展位面积须为大于 0 的数字，例如 36 或 37.5，不超过 9999.99 平方米';
    const areaEn = 'The booth area is a number above 0 like 36 or 37.5, at most 9999.99 square metres';
    const wrong: [Record<string, string>, string, string, string][] = [
      [{ boothNumber: ' ' }, 'boothNumber', '请填写展位号', 'Enter the booth number'],
      [
        { boothNumber: 'E'.repeat(21) },
        'boothNumber',
        '展位号不能超过 20 个字符',
        'The booth number cannot exceed 20 characters',
      ],
      [{ boothType: '' }, 'boothType', '请选择展位类型', 'Select the booth type'],
      [{ boothType: '3' }, 'boothType', '展位类型不正确', 'The booth type is not valid'],
      [{ boothType: 'toString' }, 'boothType', '展位类型不正确', 'The booth type is not valid'],
      [{ area: '' }, 'area', '请填写展位面积', 'Enter the booth area'],
      ...['0', '0.00', '-9', '+9', '9.', '.5', '1e2', '36㎡', '9,5', '10000', '9.123', 'NaN'].map(
        (written): [Record<string, string>, string, string, string] => [
          { area: written },
          'area',
          area,
          areaEn,
        ],
      ),
    ];
    for (const [change, field, ZH, EN] of wrong) {
      const answer = await outcomeOf(approve(application, { ...good, ...change }));
      expect(answer, JSON.stringify(change)).toEqual({ status: 400, field, ZH, EN });
    }
    expect(await outcomeOf(approve(application, {}))).toMatchObject({ field: 'boothNumber' });
    expect(await boothOf(application)).toEqual({ status: 1 });
    expect(await approve(application, { ...good, area: '9999.99' })).toBe(true);
  });

  const taken = {
    status: 409,
    field: 'boothNumber',
    ZH: '该展位号已分配给其他展商',
    EN: 'This booth number has been assigned to another exhibitor',
  };

  it('refuses the booth that another exhibitor has, however it is written', async () => {
    const company = required((await service.database().orm().select().from(exhibitors).limit(1))[0]);
    const application = await applied();
    const terms = { boothNumber: company.boothNumber.toLowerCase(), boothType: '2', area: '9' };
    expect(await outcomeOf(approve(application, terms))).toEqual(taken);
    expect(await boothOf(application)).toEqual({ status: 1 });
  });

  it('promises 3 of many approvals with one number at once exactly one gets the booth', async () => {
    const terms = { boothNumber: 'E3-C10', boothType: '1', area: '54' };
    const applications = [];
    for (let place = 0; place < 6; place += 1) applications.push(await applied());
    // Connections are there for all of them: otherwise the first would be done before the second begins.
    await Promise.all(applications.map(() => service.database().ping()));
    const answers = await Promise.all(applications.map((one) => outcomeOf(approve(one, terms))));
    expect(answers.filter((answer) => answer === true)).toHaveLength(1);
    expect(answers.filter((answer) => answer !== true)).toEqual(Array(5).fill(taken));
    const booths = await Promise.all(applications.map(boothOf));
    expect(booths.filter(({ status }) => status === 2)).toHaveLength(1);
    const holders = await service
      .database()
      .orm()
      .$count(exhibitors, eq(exhibitors.boothNumber, terms.boothNumber));
    expect(holders).toBe(1);
  });

  it('of two who approve the same application at once one does, and neither is told that its booth is taken', async () => {
    const application = await applied();
    const terms = { boothNumber: 'E3-C11', boothType: '1', area: '54' };
    const answers = await Promise.all([approve(application, terms), approve(application, terms)]);
    expect(answers.toSorted()).toEqual([false, true]);
  });
});
