import { describe, expect, it } from 'vitest';
import { compact, idsIn, idsInTitles, readChecklist } from '../lib/requirement-ids.mjs';

describe('requirement ids', () => {
  it('count in titles of it, test and describe, whatever their form', () => {
    const source = `
      describe('DIR-001 a', () => {
        it("DIR-002 b", () => {});
        test(\`DIR-003 \${x} and DIR-004\`, async () => {});
        it.each([1])('DIR-005 %s', () => {});
        it.each\`a\`('DIR-006', () => {});
        test.skipIf(process.env.X)('DIR-007 ' + 'DIR-008', () => {});
      });`;
    expect(idsInTitles(source)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((number) => `DIR-00${number}`));
  });

  it('do not count in comments, in data, in other calls and in skipped tests', () => {
    const source = `
      // it('DIR-001')
      const a = 'DIR-002';
      check('DIR-003', () => {});
      it('nothing', () => expect(a).toBe('DIR-004'));
      it.skip('DIR-005', () => {});
      it.todo('DIR-006');`;
    expect(idsInTitles(source)).toEqual([]);
  });

  it('are found in files with JSX', () => {
    expect(idsInTitles("it('DIR-001', () => <Card<string> a={1} />)", 'a.test.tsx')).toEqual(['DIR-001']);
  });

  it('may be ranges', () => {
    expect(idsIn('SHELL-002..004 and DIR-010..DIR-011, VC-032 holds')).toEqual([
      'SHELL-002',
      'SHELL-003',
      'SHELL-004',
      'DIR-010',
      'DIR-011',
      'VC-032',
    ]);
  });

  it('are printed as ranges', () => {
    expect(compact(['DIR-001', 'DIR-002', 'DIR-003', 'DIR-007', 'DIR-009', 'DIR-010'])).toBe(
      'DIR-001..003, 007, 009..010',
    );
  });

  it('come from the lines of the checklist', () => {
    const areas = readChecklist(
      '## DIR\n- [ ] DIR-001 — One (source: x)\n- [x] DIR-002 — Two\nDIR-003 in passing\n',
    );
    expect([...areas]).toEqual([['DIR', ['DIR-001', 'DIR-002']]]);
  });
});
