import { describe, expect, it } from 'vitest';
import { languageCookie } from '../lib/cookies';
import { chooseLang, inLang, withoutLang } from './locale';

const nothing = { lang: () => null };
const noWish = new URLSearchParams();

describe('language of the page', () => {
  it('first visit with nothing stored keeps the language of the page', { tags: ['SHELL-083'] }, () => {
    expect(chooseLang(noWish, nothing, '', 'zh-CN')).toBe('ZH');
    expect(chooseLang(noWish, nothing, '', 'en')).toBe('EN');
  });

  it('the stored choice stays, before the cookie', { tags: ['SHELL-085'] }, () => {
    expect(chooseLang(noWish, { lang: () => 'EN' }, 'lang=ZH', 'zh-CN')).toBe('EN');
    expect(chooseLang(noWish, nothing, 'a=b; lang=EN', 'zh-CN')).toBe('EN');
    expect(chooseLang(noWish, nothing, 'lang=ZH', 'en')).toBe('ZH');
  });

  it('a link in a language comes before what is stored, in either case of letters', () => {
    expect(chooseLang(new URLSearchParams('lang=en'), { lang: () => 'ZH' }, 'lang=ZH', 'zh-CN')).toBe('EN');
    expect(chooseLang(new URLSearchParams('lang=zh'), { lang: () => 'EN' }, '', 'en')).toBe('ZH');
  });

  it('every address has one form in each language', () => {
    const address = new URL('https://fair.example/d/dynamic?tab=focus&lang=EN');
    expect(inLang(address, 'ZH').href).toBe('https://fair.example/d/dynamic?tab=focus&lang=ZH');
    expect(inLang(withoutLang(address), 'EN').href).toBe(address.href);
  });

  it('the cookie tells servers the same', { tags: ['SHELL-088'] }, () => {
    expect(languageCookie('EN')).toMatch(/^lang=EN; Path=\/;/);
  });
});
