import { describe, expect, it } from 'vitest';
import { languageCookie } from '../lib/cookies';
import { chooseLang, inLang, withoutLang } from './locale';

const nothing = { lang: () => null };
const noWish = new URLSearchParams();

describe('language of the page', () => {
  it('first visit with nothing stored shows ZH', { tags: ['SHELL-083'] }, () => {
    expect(chooseLang(noWish, nothing, '')).toBe('ZH');
  });

  it('the stored choice stays, before the cookie', { tags: ['SHELL-085'] }, () => {
    expect(chooseLang(noWish, { lang: () => 'EN' }, 'lang=ZH')).toBe('EN');
    expect(chooseLang(noWish, nothing, 'a=b; lang=EN')).toBe('EN');
  });

  it('a link in a language comes before what is stored, in either case of letters', () => {
    expect(chooseLang(new URLSearchParams('lang=en'), { lang: () => 'ZH' }, 'lang=ZH')).toBe('EN');
    expect(chooseLang(new URLSearchParams('lang=zh'), { lang: () => 'EN' }, '')).toBe('ZH');
  });

  it('every address has one form in each language; Chinese needs no mark', () => {
    const address = new URL('https://fair.example/d/dynamic?tab=focus&lang=EN');
    expect(inLang(address, 'ZH').href).toBe('https://fair.example/d/dynamic?tab=focus');
    expect(inLang(withoutLang(address), 'EN').href).toBe(address.href);
  });

  it('the cookie tells servers the same', { tags: ['SHELL-088'] }, () => {
    expect(languageCookie('EN')).toMatch(/^lang=EN; Path=\/;/);
  });
});
