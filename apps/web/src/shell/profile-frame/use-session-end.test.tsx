// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { appStore } from '@/lib/session/app-state';
import { followOtherTabs, startSession } from '@/lib/session/start-session';
import { useSessionEnd } from './use-session-end';

const goToLogin = vi.hoisted(() => vi.fn());
vi.mock('@/lib/session/go-to-login', () => ({ goToLogin }));

const client = new QueryClient();
const queries = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);
const hint = JSON.stringify({ exp: Date.now() / 1000 + 60, sub: 'usr-1' });
let stop = () => {};

beforeEach(() => {
  localStorage.setItem('myUserInfo', hint);
  startSession();
  stop = followOtherTabs();
  client.setQueryData(['person'], { name: 'نوید' });
  renderHook(useSessionEnd, { wrapper: queries });
});
afterEach(() => {
  stop();
  cleanup();
  vi.clearAllMocks();
});

it('R-461 a session that ends in another tab empties a private page here and leads to the login', () => {
  localStorage.removeItem('myUserInfo');
  dispatchEvent(new StorageEvent('storage', { key: 'myUserInfo' }));
  expect(client.getQueryData(['person'])).toBeUndefined();
  expect(goToLogin).toHaveBeenCalledOnce();
});

it('leaves a logout to its own page', () => {
  appStore.setLoading(true);
  appStore.logOut();
  expect(goToLogin).not.toHaveBeenCalled();
});
