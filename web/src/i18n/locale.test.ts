import { describe, expect, it } from 'vitest';
import { languageCookie } from '../lib/cookies';
import { chooseLang } from './locale';

const nothing = { lang: () => null };

describe('language of the page', () => {
  it('SHELL-083 first visit with nothing stored shows ZH', () => {
    expect(chooseLang(nothing, '')).toBe('ZH');
  });

  it('SHELL-085 the stored choice stays, before the cookie', () => {
    expect(chooseLang({ lang: () => 'EN' }, 'lang=ZH')).toBe('EN');
    expect(chooseLang(nothing, 'a=b; lang=EN')).toBe('EN');
  });

  it('SHELL-088 the cookie tells servers the same', () => {
    expect(languageCookie('EN')).toMatch(/^lang=EN; Path=\/;/);
  });
});
