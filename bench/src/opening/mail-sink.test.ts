import { expect, it } from 'vitest';
import { AwaitedCodes } from './mail-sink.ts';

it('gives a code to everybody who waits for it, and to nobody else', async () => {
  const codes = new AwaitedCodes();
  const twice = [codes.next('a@fair.example'), codes.next('a@fair.example')];
  const other = codes.next('b@fair.example', 1);
  expect([codes.isAwaited('a@fair.example'), codes.isAwaited('c@fair.example')]).toEqual([true, false]);
  codes.arrived('a@fair.example', '123456');
  codes.arrived('c@fair.example', '222222');
  expect(await Promise.all(twice)).toEqual(['123456', '123456']);
  await expect(other).rejects.toThrow('no code came in time');
  expect([codes.isAwaited('a@fair.example'), codes.isAwaited('b@fair.example')]).toEqual([false, false]);
});

it('one who waits no longer keeps nothing from those who still do', async () => {
  const codes = new AwaitedCodes();
  const hasty = codes.next('a@fair.example', 1);
  const patient = codes.next('a@fair.example');
  await expect(hasty).rejects.toThrow('no code came in time');
  codes.arrived('a@fair.example', '123456');
  expect(await patient).toBe('123456');
});
