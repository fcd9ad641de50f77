// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { goToLogin } from '@/lib/session/go-to-login';
import { logOut } from '@/lib/session/log-out';
import { readSessionHint } from '@/lib/session/session-hint';
import { showToast } from '@/lib/toasts/toasts';
import { SwitchAccountButton } from './switch-account-button';

vi.mock('@/lib/session/go-to-login', () => ({ goToLogin: vi.fn() }));
vi.mock('@/lib/session/log-out', () => ({ logOut: vi.fn() }));
vi.mock('@/lib/session/session-hint', () => ({ readSessionHint: vi.fn() }));
vi.mock('@/lib/toasts/toasts', () => ({ showToast: vi.fn() }));
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const login = '/users/login?redirectPath=%2Fprofile%2Fadmin%3Ftab%3Dx';
const press = () => {
  history.replaceState(null, '', '/profile/admin?tab=x');
  render(<SwitchAccountButton label="x" failed="failed" />);
  fireEvent.click(screen.getByRole('button'));
};

it('ends the session before the login, which would otherwise lead back here', async () => {
  vi.mocked(readSessionHint).mockReturnValue({ exp: 1, sub: 'user-1' });
  vi.mocked(logOut).mockResolvedValue(true);
  press();
  await vi.waitFor(() => expect(logOut).toHaveBeenCalledWith(login));
  expect(goToLogin).not.toHaveBeenCalled();
});

it('tells that the session could not be ended, and can be pressed again', async () => {
  vi.mocked(readSessionHint).mockReturnValue({ exp: 1, sub: 'user-1' });
  vi.mocked(logOut).mockResolvedValue(false);
  press();
  await vi.waitFor(() => expect(showToast).toHaveBeenCalledWith({ status: 'error', title: 'failed' }));
  await vi.waitFor(() => expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('false'));
});

it('leads a visitor without a session to the login for the page they asked for', async () => {
  vi.mocked(readSessionHint).mockReturnValue(undefined);
  press();
  await vi.waitFor(() => expect(goToLogin).toHaveBeenCalledOnce());
  expect(logOut).not.toHaveBeenCalled();
});
