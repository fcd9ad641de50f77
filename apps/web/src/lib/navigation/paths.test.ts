import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodePart, isCanonicalName, paths } from './paths';

describe('paths', () => {
  it('encodes a Persian slug once', () => {
    expect(paths.product({ id: 'sp-1', slug: 'بلبرینگ-6205' })).toBe(
      '/products/sp-1/%D8%A8%D9%84%D8%A8%D8%B1%DB%8C%D9%86%DA%AF-6205',
    );
  });
  it('keeps any id and slug inside its own segments', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string(), (id, slug) => {
        fc.pre(isWellFormed(id + slug) && id !== '.' && id !== '..');
        const [, prefix, idPart, ...name] = paths.supplier({ id, slug }).split('/');
        expect(prefix).toBe('supplier');
        expect(decodePart(idPart!)).toBe(id);
        expect(isCanonicalName(name.length === 0 ? undefined : name, slug)).toBe(true);
      }),
    );
  });
  it.each([
    [undefined, 'پمپ', false],
    [['pump'], 'پمپ', false],
    [[encodeURIComponent('پمپ')], 'پمپ', true],
    [[encodeURIComponent('پمپ'), 'x'], 'پمپ', false],
    [['%E0%A4%A'], 'پمپ', false],
    [undefined, '', true],
  ])('R-100 the address with name %j of «%s» is canonical: %s', (name, slug, expected) => {
    expect(isCanonicalName(name, slug)).toBe(expected);
  });
});

/** Half of a surrogate pair has no percent-encoding. */
function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}
