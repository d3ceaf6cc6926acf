import { describe, expect, it } from 'vitest';
import { paths, routePatterns, withQuery } from './paths';

describe('addresses', () => {
  it('keep their exact letter case', { tags: ['SHELL-034', 'SHELL-035', 'SHELL-036'] }, () => {
    expect(routePatterns.videos).toBe('/product/PopularVideos');
    expect(routePatterns.recommendedProducts).toBe('/product/Recommended');
    expect(routePatterns.recommendedExhibitors).toBe('/product/ExhibitorRecommendation');
  });

  it('encodes the search text', { tags: ['SHELL-065'] }, () => {
    expect(paths.search('铜 & 铝')).toBe('/search?globalSearch=%E9%93%9C+%26+%E9%93%9D');
    expect(new URLSearchParams(paths.search('a+b').split('?')[1]).get('globalSearch')).toBe('a+b');
  });

  it('a category leads to the product list narrowed to it', { tags: ['SHELL-063'] }, () => {
    expect(paths.directory({ tab: 'product', category: '3' })).toBe(
      '/product/supplier?tab=product&category=3',
    );
  });

  it('details carry their id', { tags: ['SHELL-031', 'SHELL-032'] }, () => {
    expect(paths.supplierDetail('110001')).toBe('/product/supplier-detail?id=110001');
    expect(paths.productDetail('120001')).toBe('/product/product-detail?id=120001');
    expect(paths.newsDetail('15')).toBe('/dynamic-detail?id=15');
  });

  it('leaves no trace of empty values', () => {
    expect(withQuery('/x', { a: '', b: undefined, c: null, d: 0 })).toBe('/x?d=0');
    expect(paths.buyerPosts()).toBe('/product/asktobuy');
  });
});
