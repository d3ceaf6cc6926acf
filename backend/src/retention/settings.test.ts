import { expect, it } from 'vitest';
import type { RetentionRule } from './rule.ts';
import { retentionDays } from './settings.ts';

const rule = (name: string, defaultDays: number | null): RetentionRule => ({
  name,
  does: { ZH: '', EN: '' },
  defaultDays,
  now: () => new Date(),
  count: async () => 0,
  sweep: async () => 0,
});
const rules = [rule('audit', 1095), rule('scans', 400), rule('visitors', null)];

it('are the days of the rules, over which a setting goes', () => {
  expect([...retentionDays(rules, '')]).toEqual([
    ['audit', 1095],
    ['scans', 400],
    ['visitors', null],
  ]);
  expect([...retentionDays(rules, ' audit = off, visitors=730,')]).toEqual([
    ['audit', null],
    ['scans', 400],
    ['visitors', 730],
  ]);
});

it.each([
  ['log=3', 'RETENTION_DAYS names "log", which is no rule; the rules are audit, scans, visitors.'],
  ['audit', 'RETENTION_DAYS must give audit a whole number of days from 1 to 36500 or off, not "audit".'],
  ['audit=0', 'RETENTION_DAYS must give audit a whole number of days from 1 to 36500 or off, not "audit=0".'],
  [
    'audit=1.5',
    'RETENTION_DAYS must give audit a whole number of days from 1 to 36500 or off, not "audit=1.5".',
  ],
  [
    'audit=1=2',
    'RETENTION_DAYS must give audit a whole number of days from 1 to 36500 or off, not "audit=1=2".',
  ],
  [
    'audit=40000',
    'RETENTION_DAYS must give audit a whole number of days from 1 to 36500 or off, not "audit=40000".',
  ],
  ['scans=1,scans=2', 'RETENTION_DAYS names scans twice.'],
])('refuses %s in one sentence', (setting, sentence) => {
  expect(() => retentionDays(rules, setting)).toThrow(new RangeError(sentence));
});
