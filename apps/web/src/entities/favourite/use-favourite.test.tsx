// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toastStore } from '@/lib/toasts/toasts';
import { FavouriteButton } from './favourite-button';

const goToLogin = vi.hoisted(() => vi.fn());
vi.mock('@/lib/session/go-to-login', () => ({ goToLogin }));

const calls: { method: string; path: string; key: string | null }[] = [];
let reply: (method: string) => Response;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  calls.length = 0;
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
const draw = () => render(<FavouriteButton objectType="Product" objectId="sp-1" title="بلبرینگ" />);
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
    expect(JSON.parse(sessionStorage.getItem('bazaar-intent') ?? '{}')).toMatchObject({ objectId: 'sp-1' });
  });

  it('R-038 does the wish once after login', async () => {
    draw();
    await press();
    cleanup();
    logIn();
    draw();
    await waitFor(() => expect(isPressed()).toBe(true));
    expect(writes()).toHaveLength(1);
    expect(writes()[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(sessionStorage.getItem('bazaar-intent')).toBeNull();
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
    expect(sessionStorage.getItem('bazaar-intent')).toContain('sp-1');
  });
});
