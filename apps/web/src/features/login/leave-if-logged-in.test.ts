// @vitest-environment jsdom
import {
  getGetCustomerProfileMockHandler,
  getGetCustomerProfileMockHandler401,
  getGetCustomerProfileMockHandler404,
  getGetCustomerProfileMockHandlerDefault,
} from '@bazaar/api/mocks/customers';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mockServer } from '@/testing/mock-server';
import { leaveIfLoggedIn } from './leave-if-logged-in';

const valid = () => JSON.stringify({ exp: Date.now() / 1000 + 60, sub: 'usr-1' });
const backend = mockServer(getGetCustomerProfileMockHandler());
const failing = [
  ['is down', getGetCustomerProfileMockHandlerDefault()],
  [
    'cannot be reached',
    getGetCustomerProfileMockHandler(() => {
      throw HttpResponse.error();
    }),
  ],
] as const;
let back = vi.spyOn(history, 'back');

beforeEach(() => {
  localStorage.clear();
  back = vi.spyOn(history, 'back').mockImplementation(() => {});
  history.pushState({}, '', '/users/login?redirectPath=%2Fprofile');
});

describe('leaveIfLoggedIn', () => {
  it('R-026 sends a logged-in visitor one step back', async () => {
    localStorage.setItem('myUserInfo', valid());
    await leaveIfLoggedIn();
    expect(back).toHaveBeenCalledTimes(1);
  });
  it('stays, and makes no call, when nothing or something expired is stored', async () => {
    await leaveIfLoggedIn();
    localStorage.setItem('myUserInfo', JSON.stringify({ exp: Date.now() / 1000 - 1, sub: 'usr-1' }));
    await leaveIfLoggedIn();
    expect(backend.requests).toEqual([]);
    expect(back).not.toHaveBeenCalled();
  });
  it('R-027 ignores the hint when the session has expired, which would cause a redirect loop', async () => {
    localStorage.setItem('myUserInfo', valid());
    backend.use(getGetCustomerProfileMockHandler401());
    await leaveIfLoggedIn();
    expect(back).not.toHaveBeenCalled();
    expect(localStorage.getItem('myUserInfo')).toBeNull();
  });
  it('R-026 sends back who has no profile yet: the service knows the session', async () => {
    localStorage.setItem('myUserInfo', valid());
    backend.use(getGetCustomerProfileMockHandler404());
    await leaveIfLoggedIn();
    expect(back).toHaveBeenCalledTimes(1);
  });
  it.each(failing)(
    'R-026 believes the hint of who opened the login while the service %s',
    async (_, call) => {
      history.pushState({}, '', '/users/login');
      localStorage.setItem('myUserInfo', valid());
      backend.use(call);
      await leaveIfLoggedIn();
      expect(back).toHaveBeenCalledTimes(1);
    },
  );
  it.each(failing)('R-027 does not believe it after a redirect while the service %s', async (_, call) => {
    localStorage.setItem('myUserInfo', valid());
    backend.use(call);
    await leaveIfLoggedIn();
    expect(back).not.toHaveBeenCalled();
    expect(localStorage.getItem('myUserInfo')).not.toBeNull();
  });
});
