import { describe, expect, it } from 'vitest';
import { cardLanguage } from './card-language';

describe('language of the invitation card', () => {
  it('follows the index of its address, and the site without one', { tags: ['PUB-082'] }, () => {
    expect(cardLanguage('0', 'EN')).toBe('ZH');
    expect(cardLanguage('1', 'ZH')).toBe('EN');
    expect(cardLanguage(null, 'ZH')).toBe('ZH');
    expect(cardLanguage('2', 'EN')).toBe('EN');
  });
});
