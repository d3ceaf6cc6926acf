import { describe, expect, it } from 'vitest';
import { secretOf, withSecretInFragment } from './address-secret';

const moved = (address: string) => withSecretInFragment(new URL(address, 'https://fair.example'))?.href;

describe('the secret of a link', () => {
  it('is read from the fragment', () => {
    expect(secretOf('organiserWelcome', '#ticket=abc-_1')).toBe('abc-_1');
    expect(secretOf('unsubscribe', '#key=abc')).toBe('abc');
    for (const hash of ['', '#', '#abc', '#key=abc']) expect(secretOf('organiserWelcome', hash)).toBe('');
    expect(secretOf('unsubscribe', `#key=${'a'.repeat(1000)}`)).toHaveLength(100);
  });

  it('is moved there from the query of an older link, and nothing else is', () => {
    expect(moved('/d/organiser/welcome?ticket=abc')).toBe(
      'https://fair.example/d/organiser/welcome#ticket=abc',
    );
    expect(moved('/d/unsubscribe?key=abc&lang=EN')).toBe(
      'https://fair.example/d/unsubscribe?lang=EN#key=abc',
    );
    for (const address of [
      '/d/unsubscribe',
      '/d/unsubscribe#key=abc',
      '/d/search?key=abc',
      '/d/unsubscribe?ticket=a',
    ])
      expect(moved(address)).toBeUndefined();
  });
});
