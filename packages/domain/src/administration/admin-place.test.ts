import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  ADMIN_VIEWS,
  type AdminPlace,
  CUSTOMER_KINDS,
  CUSTOMER_ROLES,
  changeAdminPlace,
  parseAdminPlace,
  writeAdminPlace,
} from './admin-place';

const parse = (query: string) => parseAdminPlace(new URLSearchParams(query));
const start = parse('');

it.each([
  ['', { view: 'visits' }],
  ['view=nowhere', { view: 'visits' }],
  [
    'view=customers&term=%20a%20%20b&kind=Company&role=Supplier&sort=oldest&page=3',
    {
      view: 'customers',
      term: 'a b',
      kind: 'Company',
      role: 'Supplier',
      isOldestFirst: true,
      pageNumber: 3,
    },
  ],
  ['view=customers&kind=Robot&role=King&page=-1&sort=up', { view: 'customers' }],
  ['view=merchants&term=x&kind=Company&role=Admin&user=user-2', { view: 'merchants', term: 'x' }],
  ['view=previews&preview=pg-1&term=x&page=2', { view: 'previews', previewId: 'pg-1' }],
  [`view=customers&user=${'x'.repeat(65)}`, { view: 'customers' }],
] as const)('R-492 reads %s', (query, place) => {
  expect(parse(query)).toEqual({ ...start, ...place });
});

it('R-492 every place survives its address', () => {
  const ids = fc.option(fc.stringMatching(/^[\w-]{1,20}$/), { nil: undefined });
  const places = fc
    .record({
      view: fc.constantFrom(...ADMIN_VIEWS),
      term: fc.option(fc.stringMatching(/^[آ-ی\w%&=+]{1,20}$/), { nil: undefined }),
      kind: fc.option(fc.constantFrom(...CUSTOMER_KINDS), { nil: undefined }),
      role: fc.option(fc.constantFrom(...CUSTOMER_ROLES), { nil: undefined }),
      isOldestFirst: fc.boolean(),
      pageNumber: fc.integer({ min: 1, max: 10_000 }),
      userId: ids,
      previewId: ids,
    })
    .map((place: AdminPlace) => parse(writeAdminPlace(place)));
  fc.assert(
    fc.property(places, (place) => {
      expect(parse(writeAdminPlace(place))).toEqual(place);
    }),
  );
});

it('R-492 another filter begins at its first page; who is opened from a list comes back to its page', () => {
  const third = parse('view=customers&term=x&page=3');
  expect(changeAdminPlace(third, { role: 'Admin' })).toMatchObject({
    term: 'x',
    role: 'Admin',
    pageNumber: 1,
  });
  expect(changeAdminPlace(third, { pageNumber: 4 }).pageNumber).toBe(4);
  const open = changeAdminPlace(third, { userId: 'user-2' });
  expect(changeAdminPlace(open, { userId: undefined })).toEqual(third);
  expect(changeAdminPlace(third, { view: 'merchants' })).toEqual({
    view: 'merchants',
    isOldestFirst: false,
    pageNumber: 1,
  });
});
