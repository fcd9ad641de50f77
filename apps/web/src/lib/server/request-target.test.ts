import { describe, expect, it } from 'vitest';
import { requestTarget } from './request-target';

const HOST = 'bazaar.example';

describe('requestTarget', () => {
  it.each([
    ['/', '/'],
    ['/search?q=%zz', '/search?q=%zz'],
    [`/products/sp-1/${'%D9%BE'.repeat(300)}`, `/products/sp-1/${'%D9%BE'.repeat(300)}`],
    ['//evil.example/', '//evil.example/'],
    ['http://bazaar.example/products/sp-1?x=1', '/products/sp-1?x=1'],
    ['HTTPS://Bazaar.Example', '/'],
    ['http://bazaar.example?x=1', '/?x=1'],
  ])('accepts %s as %s', (raw, url) => {
    expect(requestTarget(raw, HOST)).toEqual({ url });
  });

  it.each([
    'http://evil.example/',
    'https://evil.example/search?q=x',
    'http://bazaar.example@evil.example/',
    'http://bazaar.example:8080/',
    'http:///etc',
    'ftp://bazaar.example/',
    '*',
    '',
    '/%zz',
    '/products/sp-1/%E0%A4%A',
  ])('refuses %s', (raw) => {
    expect(requestTarget(raw, HOST)).toEqual({ refusal: 400 });
  });

  it.each([
    `/${'x'.repeat(4_000)}`,
    `/supplier/s-1/${'a/'.repeat(2_000)}`,
    `/search?q=${'x'.repeat(8_000)}`,
    `http://evil.example/${'x'.repeat(9_000)}`,
  ])('rejects as too long: %.20s…', (raw) => {
    expect(requestTarget(raw, HOST)).toEqual({ refusal: 414 });
  });
});
