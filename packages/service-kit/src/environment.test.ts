import { describe, expect, it } from 'vitest';
import { ConfigError, integer } from './environment.ts';

describe('a whole number', () => {
  const read = (text?: string) => integer(text === undefined ? {} : { PORT: text }, 'PORT', 4000, 0, 65535);

  it('is the default where its variable is missing or empty', () => {
    expect([read(), read(''), read('0'), read('65535')]).toEqual([4000, 4000, 0, 65535]);
  });

  it.each(['-1', '65536', '1.5', 'http'])('is refused as %s, by the name of its variable', (text) => {
    const sentence = `PORT must be a whole number from 0 to 65535, not "${text}".`;
    expect(() => read(text)).toThrow(new ConfigError(sentence));
  });
});
