// @vitest-environment jsdom
import {
  getAddFavoriteMockHandler,
  getAddFavoriteResponseMock,
  getGetFavoriteByObjectMockHandler,
  getGetFavoriteByObjectMockHandler204,
  getRemoveFavoriteMockHandler,
} from '@bazaar/api/mocks/user-favorites';
import { beforeEach, expect, it, vi } from 'vitest';
import { toastStore } from '@/lib/toasts/toasts';
import { mockServer } from '@/testing/mock-server';
import { replayRowFavourite, toggleRowFavourite } from './row-favourite';
import { rowObject } from './row-object';

const goToLogin = vi.hoisted(() => vi.fn());
vi.mock('@/lib/session/go-to-login', () => ({ goToLogin }));

const backend = mockServer(
  getGetFavoriteByObjectMockHandler204(),
  getAddFavoriteMockHandler(() => {
    backend.use(getGetFavoriteByObjectMockHandler());
    return getAddFavoriteResponseMock();
  }),
  getRemoveFavoriteMockHandler(),
);
const writes = () => backend.writes().map(({ method }) => method);
const logIn = () =>
  localStorage.setItem('myUserInfo', JSON.stringify({ exp: Date.now() / 1000 + 60, sub: 'usr-1' }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  goToLogin.mockClear();
  toastStore.setState({ toasts: [] });
  document.body.innerHTML = `
    <article id="product"><a href="/products/sp-7/x"><img alt=""></a><a href="/products/sp-7/x"> 6205-2RS </a></article>
    <article id="supplier"><a href="/supplier/s-3/y">فولاد البرز</a></article>
    <article id="page"><a href="/about">دربارهٔ ما</a></article>`;
});

const row = (id: string) => document.getElementById(id) as Element;
const object = (id: string) => {
  const found = rowObject(row(id));
  if (!found) throw new Error('the row is about nothing');
  return found;
};

it('finds what a row is about, and nothing where it leads to no such thing', () => {
  expect(object('product')).toEqual({
    object: { objectType: 'Product', objectId: 'sp-7' },
    title: '6205-2RS',
  });
  expect(object('supplier').object).toEqual({ objectType: 'Supplier', objectId: 's-3' });
  expect(rowObject(row('page'))).toBeUndefined();
});

it('R-036 adds what is not kept, removes what is, and asks once while a call is on its way', async () => {
  logIn();
  await Promise.all([toggleRowFavourite(object('product')), toggleRowFavourite(object('product'))]);
  expect(writes()).toEqual(['POST']);
  await toggleRowFavourite(object('product'));
  expect(writes()).toEqual(['POST', 'DELETE']);
  expect(toastStore.getState().toasts).toHaveLength(2);
});

it('R-037 R-038 an anonymous press leads to the login and is done once on coming back', async () => {
  await toggleRowFavourite(object('product'));
  expect(goToLogin).toHaveBeenCalledTimes(1);
  expect(writes()).toEqual([]);
  await replayRowFavourite([row('product')]);
  expect(writes()).toEqual([]);
  logIn();
  await replayRowFavourite([row('supplier')]);
  expect(writes()).toEqual([]);
  await replayRowFavourite([row('supplier'), row('product')]);
  await replayRowFavourite([row('product')]);
  expect(writes()).toEqual(['POST']);
});
