import { describe, expect, it } from 'vitest';
import { playableAddress } from './playable-address';

describe('video address', () => {
  it('plays web addresses and files of this site', { tags: ['SHELL-040', 'PUB-086'] }, () => {
    expect(playableAddress('/files/a.mp4')).toBe('/files/a.mp4');
    expect(playableAddress('https://v.example.org/a.mp4')).toBe('https://v.example.org/a.mp4');
  });

  it('refuses what could run as a script or is no address', { tags: ['SHELL-040', 'PUB-086'] }, () => {
    for (const raw of [
      null,
      '',
      'javascript:alert(1)',
      'data:text/html,x',
      '//evil.example/a.mp4',
      'a.mp4',
    ]) {
      expect(playableAddress(raw)).toBeUndefined();
    }
  });
});
