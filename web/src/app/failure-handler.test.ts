// @vitest-environment jsdom
import { afterEach, beforeAll, expect, it } from 'vitest';
import { session } from '../features/identity';
import { createCatalogue } from '../i18n';
import { toastStore } from '../ui/toast';
import { createFailureHandler } from './failure-handler';

const signIn = { kind: 'signIn', message: '请先登录' } as const;
const catalogue = createCatalogue('ZH');
const handler = () => createFailureHandler(catalogue, () => {});

beforeAll(() => catalogue.load('shell'));

afterEach(() => {
  session.end();
  for (const { id } of toastStore.items()) toastStore.dismiss(id);
});

it('tells once that a session has ended, whatever else was sent before', () => {
  session.begin('visitor');
  const tell = handler();
  const sentAt = performance.now();
  expect(tell(signIn, sentAt)).toBe(true);
  expect(tell(signIn, sentAt)).toBe(true);
  expect(toastStore.items()).toHaveLength(1);
});

it('leaves to the page what a guest asks for after the end', () => {
  session.begin('visitor');
  const tell = handler();
  tell(signIn, performance.now());
  expect(tell(signIn, performance.now() + 1)).toBe(false);
});

it('leaves to the page what does not concern the session', () => {
  session.begin('visitor');
  expect(handler()({ kind: 'invalid' }, performance.now())).toBe(false);
  expect(toastStore.items()).toHaveLength(0);
});
