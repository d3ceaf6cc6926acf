import { expect, it } from 'vitest';
import { retentionTable } from './table.ts';

it('shows each rule with its days, from when on, and how many rows are due', () => {
  const text = retentionTable([
    {
      name: 'audit',
      does: { ZH: '', EN: 'Removes entries.' },
      days: 1095,
      before: new Date('2026-01-01T00:00:00+08:00'),
      due: 12,
    },
    { name: 'visitors', does: { ZH: '', EN: 'Forgets.' }, days: null, before: null, due: null },
  ]);
  expect(text.split('\n')).toEqual([
    'Rule      Days  Older than (Shanghai)  Due now',
    '--------  ----  ---------------------  -------',
    'audit     1095  2026-01-01 00:00            12',
    'visitors  off   -                            -',
    '',
    'audit: Removes entries.',
    'visitors: Forgets.',
  ]);
});
