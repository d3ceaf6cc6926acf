import { expect, it } from 'vitest';
import { randomFrom } from '../support/random.ts';
import { model, planVisit, ratesOf, waitOf } from './model.ts';

it('has every figure explained in a sentence', () => {
  for (const { value, because } of Object.values(model)) {
    expect(value).toBeGreaterThan(0);
    expect(because).toMatch(/^[A-Z].*\.$/);
  }
});

it('multiplies all rates by the scale', () => {
  expect(ratesOf(1).visit).toBeCloseTo(20_000 / 3600);
  expect(ratesOf(2)['check-in']).toBeCloseTo((2 * 12_000) / 3600);
});

it('plans as many steps a visit on average as the model says, in the order of their times', () => {
  const random = randomFrom(1);
  const plans = Array.from({ length: 4000 }, () => planVisit(random));
  const average = (step: string) =>
    plans.flat().filter((planned) => planned.step === step).length / plans.length;
  expect(average('first page')).toBe(1);
  expect(average('list or detail')).toBe(model.readsAVisit.value);
  expect(average('search')).toBeCloseTo(model.searchesAVisit.value, 1);
  expect(average('suggestions')).toBeCloseTo(model.searchesAVisit.value * model.suggestionsASearch.value, 1);
  expect(average('favourite')).toBeCloseTo(model.favouritesAVisit.value, 1);
  expect(average('files of the site')).toBeCloseTo(model.newBrowserShare.value, 1);
  for (const plan of plans) {
    const times = plan.map(({ at }) => at);
    expect(times).toEqual([...times].sort((one, other) => one - other));
  }
});

it('waits as long as it should on average, and never longer than five times that', () => {
  const random = randomFrom(2);
  const waits = Array.from({ length: 20_000 }, () => waitOf(100, random));
  const mean = waits.reduce((sum, one) => sum + one, 0) / waits.length;
  expect(mean).toBeGreaterThan(97);
  expect(mean).toBeLessThan(103);
  expect(Math.max(...waits)).toBe(500);
});
