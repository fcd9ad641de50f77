import { beforeEach, expect, it, vi } from 'vitest';

const assign = vi.fn();
beforeEach(() => {
  vi.resetModules();
  assign.mockClear();
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('location', { pathname: '/profile', search: '', hash: '', assign });
});

it('opens the login, which returns to the page', async () => {
  const { goToLogin } = await import('./go-to-login');
  goToLogin();
  expect(assign).toHaveBeenCalledWith('/users/login?redirectPath=%2Fprofile');
});

it('leaves a page alone that a logout is replacing, whatever it still reads', async () => {
  const { goToLogin, leaveForDocument } = await import('./go-to-login');
  leaveForDocument();
  goToLogin();
  expect(assign).not.toHaveBeenCalled();
});
