import { expect, it } from 'vitest';
import { shortened } from './shortened.ts';

it.each([
  ['ada.lovelace@fair.example', 'ad***@fair.example'],
  ['a@fair.example', '***@fair.example'],
  ['+8613800138000', '+86138****00'],
  ['12345', '12***'],
  ['', '***'],
])('shows of %s only %s', (recipient, shown) => {
  expect(shortened(recipient)).toBe(shown);
});
