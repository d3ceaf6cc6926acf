import { describe, expect, it } from 'vitest';
import { posterTarget } from './poster-target';

describe(': where the posters lead', { tags: ['DIR-012', 'DIR-013', 'DIR-014'] }, () => {
  it.each([
    ['need', 'guest', '/vistor/login'],
    ['need', 'visitor', '/vistor/center'],
    ['need', 'exhibitor', null],
    ['company', 'guest', '/zsLogin'],
    ['company', 'visitor', '/vistor/center'],
    ['company', 'exhibitor', '/zsCenter'],
  ] as const)('%s poster, %s: %s', (kind, role, target) => {
    expect(posterTarget(kind, role)).toBe(target);
  });
});
