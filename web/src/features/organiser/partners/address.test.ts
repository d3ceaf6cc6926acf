import { describe, expect, it } from 'vitest';
import { partnerPath, partnersPath, readPartnersAddress } from './address';

const read = (path: string) => readPartnersAddress(new URL(path, 'http://x').searchParams);

describe('addresses of the partners', () => {
  it('reads what it wrote', () => {
    expect(read(partnersPath())).toEqual({ view: 'list' });
    expect(read(partnerPath('12', 90))).toEqual({ view: 'partner', id: '12', days: 90 });
  });

  it('shows 30 days where the address names none that is offered', () => {
    expect(read('/organiser?menu=partners&partner=12&days=8')).toEqual({
      view: 'partner',
      id: '12',
      days: 30,
    });
    expect(partnerPath('12', 30)).toBe(partnerPath('12'));
  });

  it('is the list without a partner', () => {
    expect(read('/organiser?menu=partners&partner=%20&days=7')).toEqual({ view: 'list' });
  });
});
