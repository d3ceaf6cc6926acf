import { describe, expect, it } from 'vitest';
import { deliveryPath, partnerPath, partnersPath, readPartnersAddress, webhookPath } from './address';

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

  it('reads a webhook and a delivery with the stretch that they stand in', () => {
    const stretch = { id: '12', webhook: '3', filter: 'failed', after: '90' } as const;
    expect(read(webhookPath(stretch))).toEqual({ view: 'webhook', ...stretch });
    expect(read(deliveryPath(stretch, '77'))).toEqual({ view: 'delivery', delivery: '77', ...stretch });
    expect(webhookPath({ ...stretch, filter: 'all', after: '' })).toBe(
      webhookPath({ id: '12', webhook: '3' }),
    );
  });

  it('shows the newest deliveries of all states where the address names none that there are', () => {
    expect(read('/organiser?menu=partners&partner=12&webhook=3&state=lost&after=x')).toEqual({
      view: 'webhook',
      id: '12',
      webhook: '3',
      filter: 'all',
      after: '',
    });
  });

  it('is the list without a partner', () => {
    expect(read('/organiser?menu=partners&partner=%20&days=7')).toEqual({ view: 'list' });
  });
});
