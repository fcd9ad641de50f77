import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeRedirectPath } from './safe-redirect-path';

const ORIGINS = ['https://bazaar.example', 'http://localhost:3000'];

/** Returns the URL a browser reaches when it is sent to `path` from a page of `origin`. */
function landing(path: string, origin: string): URL {
  return new URL(path, `${origin}/users/login?redirectPath=x`);
}

const refused = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/%5cevil.example',
  '/%5Cevil.example',
  '/%2fevil.example',
  '/%2F%2Fevil.example',
  '/%252f%252fevil.example',
  '/%25252fevil.example',
  '/%255cevil.example',
  '/./\\evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/%2e%2e//evil.example',
  '/%2e%2e/%2fevil.example',
  '/a/%2e%2e%2f%2fevil.example',
  'https:evil.example',
  'https:/evil.example',
  'https://evil.example',
  'HTTPS://EVIL.EXAMPLE',
  'http:\\\\evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'mailto:a@evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/%09/evil.example',
  '%09//evil.example',
  '/%0a/evil.example',
  '/%00/evil.example',
  '/\u0000/evil.example',
  '/\u200f/evil.example',
  '/\u202e/evil.example',
  '/%E2%80%8F/evil.example',
  '/%E2%80%AEelpmaxe.live',
  '\u200f//evil.example',
  '/\u00a0/evil.example',
  '/\ufeff/evil.example',
  '@evil.example',
  'evil.example',
  'bazaar.example@evil.example/',
  '/%ff%fe',
  '/50%',
  '/users/login',
  '/users/login/',
  '/Users/Login?redirectPath=%2Fusers%2Flogin',
  '/users/login?redirectPath=//evil.example',
  '/users%2Flogin',
  '/users/%6cogin',
  '/users/login#x',
  '/api/v1/users/logout',
  '/API/v1/x',
  '/_next/data/x',
  '',
  '?a=b',
  '#x',
  'profile',
  './profile',
  '../profile',
  `/${'a'.repeat(3000)}`,
  null,
  undefined,
  42,
  ['/profile'],
  { toString: () => '/profile' },
];

const stored: [raw: string, path: string][] = [
  ['/', '/'],
  ['/profile', '/profile'],
  ['/profile/favorites?page=2#top', '/profile/favorites?page=2#top'],
  ['/@evil.example', '/@evil.example'],
  ['/search?q=a//b&next=https://evil.example', '/search?q=a//b&next=https://evil.example'],
  ['/products/sp-7/پمپ-آب', `/products/sp-7/${encodeURIComponent('پمپ-آب')}`],
  [`/products/sp-7/${encodeURIComponent('پمپ-آب')}`, `/products/sp-7/${encodeURIComponent('پمپ-آب')}`],
  ['/products/sp-7/نیم‌فاصله', `/products/sp-7/${encodeURIComponent('نیم‌فاصله')}`],
  ['/products/sp-7/50%25', '/products/sp-7/50%25'],
  ['/products/category/c-1/x?f=p-d:20~30@u-mm', '/products/category/c-1/x?f=p-d:20~30@u-mm'],
  ['/users/logins', '/users/logins'],
  ['/apical', '/apical'],
];

describe('R-025 the page after login', () => {
  it(`S1 R-025 refuses ${refused.length} payloads`, ({ task }) => {
    Object.assign(task.meta, { tried: `${refused.length} payloads by hand` });
    expect(refused.length).toBeGreaterThanOrEqual(40);
    for (const raw of refused) expect(safeRedirectPath(raw), JSON.stringify(raw)).toBe('/profile');
    expect(safeRedirectPath('//evil.example', '/search')).toBe('/search');
  });

  it.each(stored)('R-025 keeps %s', (raw, path) => {
    expect(safeRedirectPath(raw)).toBe(path);
    expect(safeRedirectPath(path)).toBe(path);
  });

  it('S1 R-025 never leaves the origin, for any input', ({ task }) => {
    Object.assign(task.meta, { tried: '5000 random payloads' });
    const piece = fc.constantFrom(
      ...[
        '/',
        '//',
        '\\',
        '%2f',
        '%5c',
        '%252f',
        '%09',
        '\t',
        '\n',
        '.',
        '..',
        '%2e',
        '@',
        ':',
        '?',
        '#',
        'evil.example',
      ],
      ...[
        'https:',
        'javascript:',
        '\u200f',
        '\u202e',
        '%E2%80%8F',
        'users/login',
        'profile',
        '\u0000',
        ' ',
        '%',
        'پ',
        '&',
      ],
    );
    const raws = fc.oneof(
      fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
      fc.array(piece, { maxLength: 12 }).map((pieces) => `/${pieces.join('')}`),
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
    );
    fc.assert(
      fc.property(raws, fc.constantFrom(...ORIGINS), (raw, origin) => {
        const path = safeRedirectPath(raw);
        expect(path).toMatch(/^\/(?![/\\])/);
        const once = landing(path, origin);
        expect(once.origin).toBe(origin);
        // What a router may do next: use the path alone, or decode it once more.
        expect(landing(once.pathname, origin).origin).toBe(origin);
        expect(landing(decodeOnce(once.pathname), origin).origin).toBe(origin);
        expect(once.pathname.toLowerCase()).not.toBe('/users/login');
        expect(safeRedirectPath(path)).toBe(path);
      }),
      { numRuns: 5000 },
    );
  });
});

function decodeOnce(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
