import { expect, it } from 'vitest';
import { OBJECT_TYPES, pressFavourite, readNamedObject } from './favourite';

const object = { objectType: 'Product', objectId: 'sp-7', title: 'پمپ' } as const;

it('R-035 knows what can be a favourite', () => {
  expect(OBJECT_TYPES).toEqual([
    'Product',
    'BaseProduct',
    'Supplier',
    'Page',
    'Category',
    'Video',
    'TradeRequest',
  ]);
});

it('R-036 adds what is not a favourite and removes what is', () => {
  expect(pressFavourite({ favouriteId: undefined, isReplay: false })).toEqual({ kind: 'add' });
  expect(pressFavourite({ favouriteId: 'f-1', isReplay: false })).toEqual({
    kind: 'remove',
    favouriteId: 'f-1',
  });
});

it('R-038 only ever adds after the login', () => {
  expect(pressFavourite({ favouriteId: undefined, isReplay: true })).toEqual({ kind: 'add' });
  expect(pressFavourite({ favouriteId: 'f-1', isReplay: true })).toEqual({ kind: 'nothing' });
});

it('R-037 reads back the object an anonymous visitor has pressed', () => {
  expect(readNamedObject(JSON.parse(JSON.stringify({ ...object, more: 1 })))).toEqual(object);
  expect(readNamedObject({ objectType: 'Product', objectId: 'sp-7' })).toEqual({ ...object, title: '' });
});

it.each([
  null,
  '',
  [],
  {},
  { ...object, objectType: 'Car' },
  { ...object, objectId: '' },
  { ...object, objectId: 7 },
])('R-037 takes %j for no object', (value) => {
  expect(readNamedObject(value)).toBeUndefined();
});
