// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ActionRuntime } from '@/lib/actions/action-runtime';
import { toastStore } from '@/lib/toasts/toasts';
import { toggleFavourite } from './favourite-action';
import { FavouriteButton } from './favourite-button';
import { favouriteStore } from './favourite-store';
import { readPendingFavourite } from './pending-favourite';

const goToLogin = vi.hoisted(() => vi.fn());
vi.mock('@/lib/session/go-to-login', () => ({ goToLogin }));

const table = { favourite: { needsSession: true, load: async () => toggleFavourite } };
const calls: { method: string; path: string; key: string | null }[] = [];
let reply: (method: string) => Response;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  calls.length = 0;
  favouriteStore.setState({}, true);
  goToLogin.mockClear();
  toastStore.setState({ toasts: [] });
  reply = (method) =>
    method === 'GET' ? new Response(null, { status: 204 }) : Response.json({ id: 'fav-1' });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET';
    calls.push({ method, path, key: new Headers(init.headers).get('idempotency-key') });
    return reply(method);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const logIn = () =>
  localStorage.setItem('myUserInfo', JSON.stringify({ exp: Date.now() / 1000 + 60, sub: 'usr-1' }));
const draw = () =>
  render(
    <>
      <ActionRuntime table={table} />
      <FavouriteButton objectType="Product" objectId="sp-1" title="بلبرینگ" />
    </>,
  );
/** Another document: nothing of this one is known there. */
const drawAnew = () => {
  cleanup();
  favouriteStore.setState({}, true);
  draw();
};
const button = () => screen.getByRole('button');
const isPressed = () => button().getAttribute('aria-pressed') === 'true';
const press = () => act(async () => button().click());
const writes = () => calls.filter(({ method }) => method !== 'GET');

describe('FavouriteButton', () => {
  it('R-037 asks nothing for an anonymous visitor, keeps the wish and leads to the login', async () => {
    draw();
    expect(calls).toEqual([]);
    await press();
    expect(goToLogin).toHaveBeenCalledTimes(1);
    expect(readPendingFavourite()).toEqual({ objectType: 'Product', objectId: 'sp-1', title: 'بلبرینگ' });
  });

  it('R-038 does the wish once after login', async () => {
    draw();
    await press();
    logIn();
    drawAnew();
    await waitFor(() => expect(isPressed()).toBe(true));
    expect(writes()).toHaveLength(1);
    expect(writes()[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(readPendingFavourite()).toBeUndefined();
    // Once: the next document only asks whether it is one.
    drawAnew();
    await waitFor(() => expect(calls.at(-1)?.method).toBe('GET'));
    expect(writes()).toHaveLength(1);
  });

  it('R-038 does not remove after the login what was a favourite before', async () => {
    draw();
    await press();
    logIn();
    reply = () => Response.json({ id: 'fav-9' });
    drawAnew();
    await waitFor(() => expect(isPressed()).toBe(true));
    expect(writes()).toEqual([]);
  });

  it('shows in every button of an object what one of them has changed', async () => {
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

  it('R-036 removes what is kept', async () => {
    logIn();
    reply = (method) =>
      method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json({ id: 'fav-9' });
    draw();
    await waitFor(() => expect(isPressed()).toBe(true));
    await press();
    await waitFor(() => expect(isPressed()).toBe(false));
    expect(writes()).toMatchObject([{ method: 'DELETE', path: '/api/v1/userfavorites/fav-9' }]);
  });

  it('takes a failed change back, says so, and tries again under the same key', async () => {
    logIn();
    draw();
    await waitFor(() => expect(calls).toHaveLength(1));
    reply = () => Response.json({ code: 'server', title: 'x' }, { status: 500 });
    await press();
    await waitFor(() => expect(toastStore.getState().toasts[0]?.status).toBe('error'));
    expect(isPressed()).toBe(false);
    reply = () => Response.json({ id: 'fav-1' });
    await press();
    await waitFor(() => expect(isPressed()).toBe(true));
    expect(writes().map(({ key }) => key)).toEqual([writes()[0]?.key, writes()[0]?.key]);
  });

  it('leads to the login when the session is over, and keeps the wish', async () => {
    logIn();
    draw();
    await waitFor(() => expect(calls).toHaveLength(1));
    reply = () => Response.json({ code: 'token-expired', title: 'x' }, { status: 401 });
    await press();
    await waitFor(() => expect(goToLogin).toHaveBeenCalledTimes(1));
    expect(isPressed()).toBe(false);
    expect(readPendingFavourite()?.objectId).toBe('sp-1');
  });
});
