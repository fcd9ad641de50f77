// @vitest-environment jsdom
import {
  getAddFavoriteMockHandler,
  getAddFavoriteResponseMock,
  getGetFavoriteByObjectMockHandler,
  getGetFavoriteByObjectMockHandler204,
  getRemoveFavoriteMockHandler,
} from '@bazaar/api/mocks/user-favorites';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { performAction } from '@/lib/actions/early-presses';
import { startActions } from '@/lib/actions/start-actions';
import { toastStore } from '@/lib/toasts/toast-store';
import { eventually } from '@/testing/eventually';
import { mockServer } from '@/testing/mock-server';
import { toggleFavourite } from './favourite-action';
import { favouriteStore } from './favourite-store';
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
  favouriteStore.setState({}, true);
  goToLogin.mockClear();
  toastStore.setState({ toasts: [] });
  document.body.innerHTML = `
    <article id="product"><a href="/products/sp-7/x"><img alt=""></a><a href="/products/sp-7/x"> 6205-2RS </a></article>
    <article id="supplier"><a href="/supplier/s-3/y">فولاد البرز</a></article>
    <article id="page"><a href="/about">دربارهٔ ما</a></article>`;
});
let stop = () => {};
const start = () => {
  stop();
  stop = startActions({ favourite: { needsSession: true, load: async () => toggleFavourite } });
};
afterEach(() => stop());

const row = (id: string) => document.getElementById(id) as Element;
const object = (id: string) => {
  const found = rowObject(row(id));
  if (!found) throw new Error('the row is about nothing');
  return found;
};

it('finds the object of a row, and none where its link leads to no object', () => {
  expect(object('product')).toEqual({
    objectType: 'Product',
    objectId: 'sp-7',
    title: '6205-2RS',
  });
  expect(object('supplier')).toMatchObject({ objectType: 'Supplier', objectId: 's-3' });
  expect(rowObject(row('page'))).toBeUndefined();
});

const press = (id: string) => performAction({ name: 'favourite', payload: object(id) });
const told = () => toastStore.getState().toasts.map(({ status }) => status);

it('R-036 adds or removes a favourite, and sends once while a call is pending', async () => {
  logIn();
  start();
  press('product');
  press('product');
  await eventually(() => expect(told()).toHaveLength(1));
  expect(writes()).toEqual(['POST']);
  press('product');
  await eventually(() => expect(told()).toHaveLength(2));
  expect(writes()).toEqual(['POST', 'DELETE']);
});

it('R-037 R-038 an anonymous press redirects to the login and runs once after it', async () => {
  press('product');
  start();
  await eventually(() => expect(goToLogin).toHaveBeenCalledTimes(1));
  start();
  expect(writes()).toEqual([]);
  logIn();
  start();
  start();
  await eventually(() => expect(told()).toEqual(['success']));
  expect(writes()).toEqual(['POST']);
});

it('ignores a payload of another shape', async () => {
  logIn();
  await toggleFavourite({ name: 'favourite', payload: { objectType: 'Car', objectId: '1' } });
  expect([writes(), told()]).toEqual([[], []]);
});
