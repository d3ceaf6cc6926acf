import { describe, expect, it } from 'vitest';
import { createCatalogue } from './catalogue';

describe('message catalogue', () => {
  it('brings the texts of its language only', { tags: ['SHELL-087'] }, async () => {
    const zh = createCatalogue('ZH');
    const en = createCatalogue('EN');
    await Promise.all([zh.load('shell'), en.load('shell')]);
    expect(zh.intl().formatMessage({ id: 'shell.preRegister' })).toBe('参观登记');
    expect(en.intl().formatMessage({ id: 'shell.preRegister' })).toBe('Pre-register');
    expect(en.intl().formatMessage({ id: 'shell.float.countdown' }, { days: 1 })).toBe('1 day to go');
  });

  it('hands on every text in parts, which react-intl formats without its parser', async () => {
    const catalogue = createCatalogue('EN');
    await catalogue.load('shell');
    const texts = Object.values(catalogue.intl().messages);
    expect(texts.length).toBeGreaterThan(50);
    expect(texts.filter((text) => !Array.isArray(text))).toEqual([]);
  });

  it('keeps every bundle when two arrive together', async () => {
    const catalogue = createCatalogue('EN');
    await Promise.all([catalogue.load('shell'), catalogue.load('home')]);
    expect(catalogue.intl().formatMessage({ id: 'home.visitors' })).toBe('Professional visitors');
    expect(catalogue.intl().formatMessage({ id: 'shell.preRegister' })).toBe('Pre-register');
  });
});
