import { describe, expect, it } from 'vitest';
import { canonicalContents, contentsHref, parseContentsAddress } from './contents-address';

const first = { pageNumber: 1, sort: 'newest' } as const;

describe('the address of a list of contents', () => {
  it.each([
    [{}, first],
    [
      { pageNumber: '۲', sort: 'read' },
      { pageNumber: 2, sort: 'read' },
    ],
    [
      { label: ' پمپ ', type: 'ct-guides' },
      { ...first, label: 'پمپ', typeId: 'ct-guides' },
    ],
    [{ pageNumber: '-1', sort: 'constructor', type: 'a b', label: 'x'.repeat(61) }, first],
    [
      { pageNumber: '1.5', label: ['پمپ', 'شیر'] },
      { ...first, label: 'پمپ' },
    ],
  ])('%o is read as %o', (query, address) => {
    expect(parseContentsAddress(query)).toEqual(address);
  });

  it('R-521 a further page is its own canonical page; an order or a choice is that of the whole list', () => {
    expect(canonicalContents('/c', { ...first, pageNumber: 2 })).toBe('/c?pageNumber=2');
    expect(canonicalContents('/c', { pageNumber: 2, sort: 'liked' })).toBe('/c');
    expect(canonicalContents('/c', { ...first, label: 'پمپ' })).toBe('/c');
  });

  it('is what it was read from', () => {
    const address = { pageNumber: 3, sort: 'liked', label: 'پمپ & شیر', typeId: 'ct-1' } as const;
    const { searchParams } = new URL(contentsHref('/c', address), 'http://x');
    expect(parseContentsAddress(Object.fromEntries(searchParams))).toEqual(address);
    expect(contentsHref('/c', first)).toBe('/c');
  });
});
