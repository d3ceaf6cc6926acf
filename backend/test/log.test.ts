import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { describeError, errorText } from '../src/logging/index.ts';
import { createLogger } from '../src/logging/index.ts';
import { useService } from './support/service.ts';

const IDENTITY = '310101199003071234';
const MOBILE = '13912345678';
const EMAIL = 'ada.lovelace@fair.example';
const TICKET = 'Zm9vYmFyYmF6';

describe('the log', () => {
  const lines: string[] = [];
  const service = useService({
    logger: createLogger({ level: 'debug', destination: { write: (line) => lines.push(line) } }),
  });
  const execute = (...statement: Parameters<typeof sql>) =>
    service
      .database()
      .orm()
      .execute(sql(...statement));

  it('tells of a statement that failed in a request, without its parameters or values', async () => {
    // A table that refuses everything, as a constraint that the service does not know would.
    await execute`alter table subscription add constraint nobody check (email = '')`;
    const { status } = await service.call('POST', `/app/user/addExhibition?ticket=${TICKET}&code=1`, {
      body: { roleName: 'Visitor', companyName: IDENTITY, contactName: MOBILE, email: EMAIL },
    });
    await execute`alter table subscription drop constraint nobody`;
    expect(status).toBe(503);
    const failed = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'request failed');
    expect(failed.err.message).toMatch(/^Failed query: insert into "subscription"/);
    expect(failed.err.cause).toMatchObject({ code: '23514', table: 'subscription', constraint: 'nobody' });
    expect(failed.err.stack).toContain('at ');
    const log = lines.join('');
    for (const personal of [IDENTITY, MOBILE, EMAIL, TICKET]) expect(log).not.toContain(personal);
  });

  it.each([
    ['a value of the wrong type', () => execute`select ${`x${IDENTITY}`}::bigint`],
    ['a number out of range', () => execute`select ${`${IDENTITY}${IDENTITY}`}::bigint`],
    [
      'a row that is there already',
      async () => {
        await execute`create table person (id text primary key)`;
        await execute`insert into person values (${IDENTITY})`;
        await execute`insert into person values (${IDENTITY})`;
      },
    ],
  ])('describes %s without it', async (_what, fail) => {
    const thrown = await fail().then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(thrown).toBeInstanceOf(Error);
    const told = JSON.stringify(describeError(thrown)) + errorText(thrown);
    expect(told).toContain('Failed query');
    expect(describeError(thrown).cause?.code).toMatch(/^2/);
    expect(told).not.toContain(IDENTITY);
  });

  it('takes personal data and addresses with tickets out of every message', () => {
    const text = `to <${EMAIL}>, ${MOBILE}, ${IDENTITY}, GET /d/organiser/welcome?ticket=${TICKET}`;
    const told = errorText(new Error('outer', { cause: new Error(text) }));
    for (const personal of [IDENTITY, MOBILE, EMAIL, TICKET]) expect(told).not.toContain(personal);
    expect(told).toContain('outer');
    expect(describeError({ secret: IDENTITY }).message).not.toContain(IDENTITY);
  });
});
