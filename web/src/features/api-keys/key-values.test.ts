import { describe, expect, it } from 'vitest';
import { daysOf, noKey, originsIn, parseKeyValues } from './key-values';

describe('values of the form of a key', () => {
  it('reads what it kept, and drops what it does not know', () => {
    expect(parseKeyValues({ ...noKey, name: 'App', scopes: ['READ_NEWS', 'READ_ALL'] })).toEqual({
      ...noKey,
      name: 'App',
      scopes: ['READ_NEWS'],
    });
    expect(parseKeyValues({ ...noKey, kind: 'other', expiry: '12' })).toEqual(noKey);
    expect(parseKeyValues({ ...noKey, origins: [] })).toBeNull();
  });

  it('has one origin on each line', () => {
    expect(originsIn(' https://a.example\n\nhttps://b.example ')).toEqual([
      'https://a.example',
      'https://b.example',
    ]);
    expect(originsIn('')).toEqual([]);
  });

  it('knows the days of an expiry', () => {
    expect(daysOf('90')).toBe(90);
    expect(daysOf('never')).toBeNull();
  });
});
