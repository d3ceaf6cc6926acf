import { describe, expect, it } from 'vitest';
import { isNarrowed, readRequestsAddress, requestsPath, toFilter } from './address';

const read = (query: string) => readRequestsAddress(new URLSearchParams(query));

describe('address of the requests', () => {
  it('tells the groups apart by the prefix of their codes', { tags: ['CONFLICT-032'] }, () => {
    expect(read('type=c2,t1')).toMatchObject({ publish: 't1', purchase: 'c2' });
    expect(read('type=t3')).toMatchObject({ publish: 't3', purchase: undefined });
    expect(read('type=t4,c9,x,toString')).toMatchObject({ publish: undefined, purchase: undefined });
  });

  it('reads id and keyword', { tags: ['DIR-059', 'DIR-060'] }, () => {
    expect(read('id=1400000053&keyword=%20PVC%20')).toMatchObject({
      id: '1400000053',
      keyword: 'PVC',
      page: 1,
    });
  });

  it('a new choice starts on page 1', { tags: ['DIR-061'] }, () => {
    const at = read('type=t1&keyword=PVC&page=4');
    expect(requestsPath({ keyword: at.keyword, publish: 't2' })).toBe(
      '/product/asktobuy?keyword=PVC&type=t2',
    );
    expect(requestsPath({ ...at, page: 5 })).toBe('/product/asktobuy?keyword=PVC&type=t1&page=5');
    expect(requestsPath({})).toBe('/product/asktobuy');
  });

  it('asks the server for exactly what the address says', () => {
    expect(toFilter(read('type=t2,c4&id=14'))).toEqual({
      id: '14',
      keyword: null,
      publishTypes: ['ONE_OFF'],
      purchaseTypes: ['OTHER'],
    });
    expect(toFilter(read(''))).toEqual({ id: null, keyword: null, publishTypes: [], purchaseTypes: [] });
  });

  it('knows whether there is anything to reset', { tags: ['DIR-057'] }, () => {
    expect(isNarrowed(read('page=3'))).toBe(false);
    for (const query of ['id=1', 'keyword=a', 'type=t1', 'type=c1'])
      expect(isNarrowed(read(query)), query).toBe(true);
  });
});
