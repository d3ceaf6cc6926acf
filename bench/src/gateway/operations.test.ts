import { expect, it } from 'vitest';
import { isRight } from './operations.ts';

const node = '{"id":"1","title":"a","imageUrl":null}';
const answer = (nodes: number) =>
  `{"data":{"products":{"nodes":[${Array.from({ length: nodes }, () => node).join()}]}}}\n`;

it('takes an answer with all its data for right', () => {
  expect(isRight('small', answer(10))).toBe(true);
});

it('takes refusals, errors beside data and lists that are too short for wrong', () => {
  expect(isRight('small', '{"errors":[{"message":"page must be at most 10000"}],"data":null}')).toBe(false);
  expect(isRight('small', `{"errors":[{"message":"partly"}],${answer(10).slice(1)}`)).toBe(false);
  expect(isRight('small', answer(9))).toBe(false);
  expect(isRight('mutation', '{"data":{"subscribe":{"message":"a","errors":[{"code":"TAKEN"}]}}}')).toBe(
    false,
  );
});
