// @vitest-environment jsdom
import {
  getAddFavoriteMockHandler,
  getAddFavoriteMockHandler401,
  getAddFavoriteMockHandlerDefault,
  getAddFavoriteResponseMock,
  getGetFavoriteByObjectMockHandler,
  getGetFavoriteByObjectMockHandler204,
  getRemoveFavoriteMockHandler,
} from '@bazaar/api/mocks/user-favorites';
import { getRemoveFavoriteUrl } from '@bazaar/api/user-favorites';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ActionRuntime } from '@/lib/actions/action-runtime';
import { dropSessionHint } from '@/lib/session/session-hint';
import { startSession } from '@/lib/session/start-session';
import { toastStore } from '@/lib/toasts/toast-store';
import { mockServer } from '@/testing/mock-server';
import { toggleFavourite } from './favourite-action';
import { FavouriteButton } from './favourite-button';
import { favouriteStore } from './favourite-store';
import { readPendingFavourite } from './pending-favourite';

const goToLogin = vi.hoisted(() => vi.fn());
vi.mock('@/lib/session/go-to-login', () => ({ goToLogin }));

const table = { favourite: { needsSession: true, load: async () => toggleFavourite } };
const backend = mockServer(
  getGetFavoriteByObjectMockHandler204(),
  getAddFavoriteMockHandler(),
  getRemoveFavoriteMockHandler(),
);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  favouriteStore.setState({}, true);
  goToLogin.mockClear();
  toastStore.setState({ toasts: [] });
});
afterEach(cleanup);

const logIn = () =>
  localStorage.setItem('myUserInfo', JSON.stringify({ exp: Date.now() / 1000 + 60, sub: 'usr-1' }));
const draw = () =>
  render(
    <>
      <ActionRuntime table={table} />
      <FavouriteButton objectType="Product" objectId="sp-1" title="بلبرینگ" />
    </>,
  );
/** Simulates another document, without the state of this one. */
const drawAnew = () => {
  cleanup();
  favouriteStore.setState({}, true);
  draw();
};
const button = () => screen.getByRole('button');
const isPressed = () => button().getAttribute('aria-pressed') === 'true';
const press = () => act(async () => button().click());
const { writes } = backend;

describe('FavouriteButton', () => {
  it('R-037 makes no call for an anonymous visitor, stores the press and redirects to the login', async () => {
    draw();
    expect(backend.requests).toEqual([]);
    await press();
    expect(goToLogin).toHaveBeenCalledTimes(1);
    expect(readPendingFavourite()).toEqual({ objectType: 'Product', objectId: 'sp-1', title: 'بلبرینگ' });
  });

  it('R-459 shows nothing of a person whose session has ended on this page', async () => {
    const id = { id: 'fav-1' };
    backend.use(getGetFavoriteByObjectMockHandler({ ...getAddFavoriteResponseMock(), ...id }));
    logIn();
    startSession();
    draw();
    await waitFor(() => expect(isPressed()).toBe(true));
    act(() => dropSessionHint());
    expect(isPressed()).toBe(false);
  });

  it('R-038 runs the pending action once after login', async () => {
    draw();
    await press();
    logIn();
    drawAnew();
    await waitFor(() => expect(isPressed()).toBe(true));
    expect(writes()).toHaveLength(1);
    expect(writes()[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(readPendingFavourite()).toBeUndefined();
    // Once: the next document only reads its state.
    drawAnew();
    await waitFor(() => expect(backend.requests.at(-1)?.method).toBe('GET'));
    expect(writes()).toHaveLength(1);
  });

  it('R-038 does not remove an existing favourite after the login', async () => {
    draw();
    await press();
    logIn();
    backend.use(getGetFavoriteByObjectMockHandler({ ...getAddFavoriteResponseMock(), id: 'fav-9' }));
    drawAnew();
    await waitFor(() => expect(isPressed()).toBe(true));
    expect(writes()).toEqual([]);
  });

  it('updates every button of an object when one of them changes', async () => {
    logIn();
    draw();
    render(<FavouriteButton objectType="Product" objectId="sp-1" title="بلبرینگ" />);
    await act(async () => screen.getAllByRole('button')[0]?.click());
    await waitFor(() =>
      expect(screen.getAllByRole('button').map((one) => one.getAttribute('aria-pressed'))).toEqual([
        'true',
        'true',
      ]),
    );
  });

  it('R-036 removes a favourite', async () => {
    logIn();
    backend.use(getGetFavoriteByObjectMockHandler({ ...getAddFavoriteResponseMock(), id: 'fav-9' }));
    draw();
    await waitFor(() => expect(isPressed()).toBe(true));
    await press();
    await waitFor(() => expect(isPressed()).toBe(false));
    expect(writes()).toMatchObject([{ method: 'DELETE', path: getRemoveFavoriteUrl('fav-9') }]);
  });

  it('reverts a failed change, shows a message, and retries under the same key', async () => {
    logIn();
    draw();
    await waitFor(() => expect(backend.requests).toHaveLength(1));
    backend.use(getAddFavoriteMockHandlerDefault());
    await press();
    await waitFor(() => expect(toastStore.getState().toasts[0]?.status).toBe('error'));
    expect(isPressed()).toBe(false);
    backend.use(getAddFavoriteMockHandler());
    await press();
    await waitFor(() => expect(isPressed()).toBe(true));
    expect(writes().map(({ key }) => key)).toEqual([writes()[0]?.key, writes()[0]?.key]);
  });

  it('redirects to the login when the session has ended, and stores the press', async () => {
    logIn();
    draw();
    await waitFor(() => expect(backend.requests).toHaveLength(1));
    backend.use(getAddFavoriteMockHandler401());
    await press();
    await waitFor(() => expect(goToLogin).toHaveBeenCalledTimes(1));
    expect(isPressed()).toBe(false);
    expect(readPendingFavourite()?.objectId).toBe('sp-1');
  });
});
