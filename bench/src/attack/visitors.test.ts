import { expect, it } from 'vitest';
import { travellers } from './visitors.ts';

const MINUTE = 60_000;
const zhou = { role: 'visitor', account: '13800138001', email: 'zhou@wirefair.example' };

it('has no number or address sent more than five codes an hour', () => {
  const { next, close } = travellers('http://127.0.0.1:1', [zhou]);
  const sent: string[] = [];
  for (let at = 0; at < 60 * MINUTE; at += 5000) {
    const { visitor, codeTo } = next(0, at);
    visitor.cookies.set('session', 'x');
    if (codeTo !== undefined) sent.push(codeTo);
  }
  close();
  expect(sent.slice(0, 3)).toEqual([zhou.account, zhou.email, zhou.account]);
  for (const address of [zhou.account, zhou.email])
    expect(sent.filter((one) => one === address).length).toBeLessThanOrEqual(5);
});
