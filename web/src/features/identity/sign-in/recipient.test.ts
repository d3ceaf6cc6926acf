import { describe, expect, it } from 'vitest';
import { channelOf } from './recipient';
import { returnPath } from './open-centre';

describe('where a code goes', () => {
  it.each([
    ['13800138000', 'SMS'],
    [' 138 0013 8000 ', 'SMS'],
    ['１３８００１３８０００', 'SMS'],
    ['0086 138-0013-8000', 'SMS'],
    ['\u202A8613800138000\u202C', 'SMS'],
    ['ａ＠ｂ．ｅｘａｍｐｌｅ', 'EMAIL'],
    ['+81 90-1234-5678', 'SMS'],
    ['a@b.example', 'EMAIL'],
    ['1380013800', undefined],
    ['23800138000', undefined],
    ['+12', undefined],
    ['a@b', undefined],
    ['me', undefined],
  ])('%j is %s', { tags: ['AUTH-018'] }, (text, channel) => {
    expect(channelOf(text)).toBe(channel);
  });
});

it.each([
  ['/product/release', '/product/release'],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['https://evil.example', undefined],
  ['javascript:alert(1)', undefined],
  [null, undefined],
])('after a sign-in %j leads to %s', (wanted, path) => {
  expect(returnPath(wanted)).toBe(path);
});
