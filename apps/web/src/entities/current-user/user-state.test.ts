// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { appStore } from '@/lib/session/app-state';
import { userStore } from './user-state';

const logIn = (sub: string) =>
  appStore.start(JSON.stringify({ exp: Date.now() / 1000 + 60, sub }), Date.now());

beforeEach(() => {
  logIn('usr-1');
  userStore.selectMenu('Addresses');
});

it('R-214 clears the user at logout, and when another person logs in', () => {
  appStore.logOut();
  expect(userStore.getState().selectedProfileMenu).toBe('Home');
  logIn('usr-1');
  userStore.selectMenu('Addresses');
  logIn('usr-2');
  expect(userStore.getState().selectedProfileMenu).toBe('Home');
});

it('keeps it while the same person is logged in', () => {
  logIn('usr-1');
  appStore.setLoading(false);
  expect(userStore.getState().selectedProfileMenu).toBe('Addresses');
});
