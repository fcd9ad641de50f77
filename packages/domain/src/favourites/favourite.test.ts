import { expect, it } from 'vitest';
import { PENDING_LIFETIME_MS } from '../drafts/pending';
import {
  OBJECT_TYPES,
  type PendingFavourite,
  parsePendingAction,
  pressFavourite,
  replayPendingAction,
} from './favourite';

const object = { objectType: 'Product', objectId: 'sp-7' } as const;
const press = { object, title: 'پمپ', isLoggedIn: true, favouriteId: undefined, nowMs: 1000 };
const pendingAction: PendingFavourite = { kind: 'favourite', ...object, title: 'پمپ', atMs: 1000 };

it('R-035 knows what can be kept', () => {
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

it('R-036 adds what is not kept and removes what is', () => {
  expect(pressFavourite(press)).toEqual({ kind: 'add', object });
  expect(pressFavourite({ ...press, favouriteId: 'f-1' })).toEqual({ kind: 'remove', favouriteId: 'f-1' });
});

it('R-037 keeps the pendingAction of an anonymous press', () => {
  expect(pressFavourite({ ...press, isLoggedIn: false, favouriteId: 'f-1' })).toEqual({
    kind: 'login',
    pendingAction,
  });
  expect(parsePendingAction(JSON.stringify(pendingAction))).toEqual(pendingAction);
});

it.each([
  null,
  '',
  '{',
  '{}',
  { ...pendingAction, objectType: 'Car' },
  { ...pendingAction, objectId: '' },
  { ...pendingAction, atMs: '1' },
])('R-037 takes %j for no pendingAction', (stored) => {
  expect(parsePendingAction(stored)).toBeUndefined();
});

it('R-038 replays once, only adding, while the press is still meant', () => {
  expect(replayPendingAction(pendingAction, undefined, 1000 + PENDING_LIFETIME_MS)).toEqual({
    kind: 'add',
    object,
  });
  expect(replayPendingAction(pendingAction, undefined, 1001 + PENDING_LIFETIME_MS)).toBeUndefined();
  expect(replayPendingAction(pendingAction, 'f-1', 2000)).toBeUndefined();
  expect(replayPendingAction(pendingAction, undefined, 999)).toBeUndefined();
});
