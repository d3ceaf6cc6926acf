import { describe, expect, it } from 'vitest';
import { compact, mistakesOf, readChecklist, testsIn } from '../lib/requirement-ids.mjs';

describe('requirement ids', () => {
  const idsIn = (source, file) => testsIn(source, file).flatMap(({ ids }) => ids);

  it('are the tags of it, test and describe, whatever their form', () => {
    const source = `
      describe('a', { tags: ['DIR-001'] }, () => {
        it("b", { tags: 'DIR-002' }, () => {});
        test(\`\${x}\`, { timeout: 5, tags: ['DIR-003', 'DIR-004'] }, async () => {});
        it.each([1])('%s', { tags: ['DIR-005'] }, () => {});
        it.each\`a\`('c', { tags: ['DIR-006'] }, () => {});
        test.skipIf(process.env.X)('d ' + 'e', { tags: ['DIR-007'] }, () => {});
      });`;
    expect(idsIn(source)).toEqual([1, 2, 3, 4, 5, 6, 7].map((number) => `DIR-00${number}`));
    expect(testsIn(source).map(({ title }) => title.trim())).toEqual(['a', 'b', '', '%s', 'c', 'd  e']);
  });

  it('do not count in comments, in data, in titles, in other calls and in skipped tests', () => {
    const source = `
      // it('a', { tags: ['DIR-001'] })
      const a = { tags: ['DIR-002'] };
      check('b', { tags: ['DIR-003'] }, () => {});
      it('DIR-004', () => expect(a).toEqual({ tags: ['DIR-004'] }));
      it.skip('c', { tags: ['DIR-005'] }, () => {});
      it.todo('d', { tags: ['DIR-006'] });`;
    expect(idsIn(source)).toEqual([]);
  });

  it('are found in files with JSX', () => {
    const source = "it('a', { tags: ['DIR-001'] }, () => <Card<string> a={1} />)";
    expect(idsIn(source, 'a.test.tsx')).toEqual(['DIR-001']);
  });

  it('are five a test at most, and no words of its title', () => {
    const tags = (count) => JSON.stringify(Array.from({ length: count }, (_, at) => `DIR-00${at + 1}`));
    const mistakesIn = (source) => mistakesOf(testsIn(source), 'a.test.ts');
    expect(mistakesIn(`it('a', { tags: ${tags(5)} }, () => {});`)).toEqual([]);
    expect(
      mistakesIn(`
        it('a', { tags: ${tags(1)} }, () => {});
        it.each([1])('b', { tags: ${tags(6)} }, () => {});
        it('c DIR-001', () => {});
        describe('d', { tags: ${tags(7)} }, () => {});
        it.skip('e', { tags: ${tags(6)} }, () => {});`),
    ).toEqual([
      'a.test.ts: a test names at most 5 ids, not 6: "b"',
      'a.test.ts: ids are tags, not words of a title: "c DIR-001"',
      'a.test.ts: a test names at most 5 ids, not 7: "d"',
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
