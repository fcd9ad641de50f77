import { API_PREFIX } from '@bazaar/api/operation-of';
import { describe, expect, it } from 'vitest';
import { clientTarget } from './link-target';

const here = { origin: 'http://localhost:3000', pathname: '/search', search: '?q=a' };
const link = (href: string, target = '', isDownload = false) => ({
  href: new URL(href, 'http://localhost:3000/search?q=a').href,
  target,
  hasAttribute: (name: string) => isDownload && name === 'download',
});

describe('softTarget', () => {
  it.each([
    ['/products/sp-1/x', '/products/sp-1/x'],
    ['/products/category/c-1?f=p-1:1~2@u-1', '/products/category/c-1?f=p-1:1~2@u-1'],
    ['/profile#requests', '/profile#requests'],
    ['?q=b', '/search?q=b'],
    ['#main', undefined],
    ['?q=a', undefined],
    ['', undefined],
    ['/media/files/a.pdf', undefined],
    [`${API_PREFIX}/suppliers`, undefined],
    ['https://evil.example/', undefined],
    ['//evil.example/x', undefined],
    ['mailto:a@b.example', undefined],
  ])('%s → %s', (href, target) => {
    expect(clientTarget(link(href), here)).toBe(target);
  });
  it('leaves other windows and downloads to the browser', () => {
    expect(clientTarget(link('/x', '_blank'), here)).toBeUndefined();
    expect(clientTarget(link('/x', '', true), here)).toBeUndefined();
    expect(clientTarget(null, here)).toBeUndefined();
  });
});
