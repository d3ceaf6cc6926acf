import { expect, it } from 'vitest';
import { TimeOut } from '../support/http-call.ts';
import { WrongAnswer } from '../support/graphql.ts';
import { kindOf, Meter } from './meter.ts';

it('tells the kinds of errors apart', () => {
  expect(kindOf(new WrongAnswer('429', 'refused'))).toBe('refused');
  expect(kindOf(new WrongAnswer('502', 'server'))).toBe('server');
  expect(kindOf(new WrongAnswer('another title'))).toBe('wrong');
  expect(kindOf(new TimeOut('late'))).toBe('late');
  expect(kindOf(Object.assign(new Error('read'), { code: 'ECONNRESET' }))).toBe('broken');
  expect(kindOf(new SyntaxError('no JSON'))).toBe('wrong');
});

it('counts the time from when a step was due, and only right answers as served', async () => {
  const meter = new Meter();
  const due = performance.now() - 500;
  expect(await meter.step('search', due, () => Promise.resolve('found'))).toBe('found');
  expect(await meter.step('search', due, () => Promise.reject(new WrongAnswer('nothing')))).toBeUndefined();
  meter.leftOut('search');
  expect(meter.counts().get('search')).toEqual({ asked: 3, served: 1 });
  expect(meter.p95('search')).toBeGreaterThanOrEqual(500);
  expect(meter.failures.map(({ kind }) => kind)).toEqual(['wrong', 'untried']);
  expect(meter.failures[0]?.dueAt).toBe(due);
  const [, , row] = meter.table(10).split('\n');
  expect(row).toMatch(/\| search +\| +0\.30 \| +0\.10 \|/);
  expect(row).toContain('wrong content: 1');
  expect(meter.troubles()).toContain('search, wrong content: nothing: 1');
});
