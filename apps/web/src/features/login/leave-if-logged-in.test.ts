// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveIfLoggedIn } from './leave-if-logged-in';

const valid = () => JSON.stringify({ exp: Date.now() / 1000 + 60, sub: 'usr-1' });
let back = vi.spyOn(history, 'back');

beforeEach(() => {
  localStorage.clear();
  back = vi.spyOn(history, 'back').mockImplementation(() => {});
  history.pushState({}, '', '/users/login?redirectPath=%2Fprofile');
});
afterEach(() => vi.unstubAllGlobals());

describe('leaveIfLoggedIn', () => {
  it('R-026 takes who is logged in one step back', async () => {
    localStorage.setItem('myUserInfo', valid());
    vi.stubGlobal('fetch', async () => Response.json({}));
    await leaveIfLoggedIn();
    expect(back).toHaveBeenCalledTimes(1);
  });
  it('stays, and asks nobody, when nothing or something expired is stored', async () => {
    const fetching = vi.fn();
    vi.stubGlobal('fetch', fetching);
    await leaveIfLoggedIn();
    localStorage.setItem('myUserInfo', JSON.stringify({ exp: Date.now() / 1000 - 1, sub: 'usr-1' }));
    await leaveIfLoggedIn();
    expect(fetching).not.toHaveBeenCalled();
    expect(back).not.toHaveBeenCalled();
  });
  it('R-027 does not believe the hint when the session is over, which would send back and forth for ever', async () => {
    localStorage.setItem('myUserInfo', valid());
    vi.stubGlobal('fetch', async () => Response.json({}, { status: 401 }));
    await leaveIfLoggedIn();
    expect(back).not.toHaveBeenCalled();
    expect(localStorage.getItem('myUserInfo')).toBeNull();
  });
});
