// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { appStore, coverScreen } from '@/lib/session/app-state';
import { toastStore } from '@/lib/toasts/toast-store';
import { closeToast, showConfirmation, showToast, showToastWithAction } from '@/lib/toasts/toasts';
import { ShellRuntime } from './shell-runtime';

const path = vi.hoisted(() => ({ now: '/' }));
vi.mock('next/navigation', () => ({
  usePathname: () => path.now,
  useRouter: () => ({ push() {}, prefetch() {} }),
}));
vi.mock('./start-listeners', () => ({ startListeners: () => () => {} }));

// Modules that load on demand have to be compiled here first.
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  for (const { id } of toastStore.getState().toasts) closeToast(id);
  document.body.replaceChildren();
  path.now = '/';
});

describe('ShellRuntime', () => {
  it('R-131 covers the screen while the loading flag is set, and clears the flag at the start', async () => {
    appStore.setLoading(true);
    render(<ShellRuntime build="b1" />);
    expect(appStore.getState().Loading).toBe(false);
    expect(screen.queryByText('در حال بارگذاری…')).toBeNull();
    act(coverScreen);
    expect(await screen.findByText('در حال بارگذاری…')).toBeTruthy();
    act(() => appStore.setLoading(false));
    await waitFor(() => expect(screen.queryByText('در حال بارگذاری…')).toBeNull());
  });
  it('reads at the start who is logged in, and follows other tabs', () => {
    localStorage.setItem('myUserInfo', JSON.stringify({ exp: Date.now() / 1000 + 60, sub: 'usr-1' }));
    render(<ShellRuntime build="b1" />);
    expect(appStore.getState()).toMatchObject({ isLoggedIn: true, UserId: 'usr-1' });
    localStorage.removeItem('myUserInfo');
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'myUserInfo' })));
    expect(appStore.getState().isLoggedIn).toBe(false);
  });
  it('shows a message that can be closed', async () => {
    render(<ShellRuntime build="b1" />);
    act(() => showToast({ status: 'success', title: 'انجام شد.' }));
    expect(await screen.findByText('انجام شد.')).toBeTruthy();
    act(() => screen.getByLabelText('بستن پیام').click());
    expect(screen.queryByText('انجام شد.')).toBeNull();
  });
  it.each([
    ['a public page', '/'],
    ['a page behind the login', '/profile/wallet'],
  ])(
    'puts the first message of %s into a region a screen reader knows from the document, once',
    async (_, page) => {
      path.now = page;
      const host = document.createElement('div');
      host.innerHTML = renderToString(<ShellRuntime build="b1" />);
      document.body.append(host);
      const region = host.querySelector('[aria-live="polite"]');
      expect(region?.isConnected).toBe(true);
      render(<ShellRuntime build="b1" />, { container: host, hydrate: true });
      act(() => showToast({ status: 'success', title: 'ذخیره شد.', message: 'در فهرست است.' }));
      const message = await screen.findByText('ذخیره شد.');
      expect(message.closest('[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"]')).toBe(
        region,
      );
      expect(host.querySelector('[aria-live="polite"]')).toBe(region);
      act(() => screen.getByLabelText('بستن پیام').click());
      await waitFor(() => expect(screen.queryByText('ذخیره شد.')).toBeNull());
    },
  );
  it('R-031 shows a confirmation for 2,500 ms, and any other message for four seconds', () => {
    showConfirmation('ذخیره شد.');
    showToast({ status: 'error', title: 'ذخیره نشد.' });
    expect(toastStore.getState().toasts.slice(-2)).toMatchObject([
      { title: 'ذخیره شد.', timeout: 2_500 },
      { title: 'ذخیره نشد.', timeout: 4_000 },
    ]);
    for (const { id } of toastStore.getState().toasts) closeToast(id);
  });
  it('runs the action of a message once, and closes the message with it', async () => {
    const run = vi.fn();
    render(<ShellRuntime build="b1" />);
    act(() => void showToastWithAction({ status: 'success', title: 'حذف شد.' }, { label: 'برگرداندن', run }));
    const undo = await screen.findByRole('button', { name: 'برگرداندن' });
    act(() => undo.click());
    expect(run).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('حذف شد.')).toBeNull();
  });
  it('shows the newest message first', async () => {
    render(<ShellRuntime build="b1" />);
    act(() => {
      showToast({ status: 'info', title: 'یکم' });
      showToast({ status: 'info', title: 'دوم' });
    });
    const region = await screen.findByRole('region', { name: 'پیام‌ها' });
    await waitFor(() => expect(region.textContent).toMatch(/دوم.*یکم/));
  });
  it('moves the focus to the heading after a navigation', () => {
    const main = document.createElement('main');
    main.innerHTML = '<h1>صفحهٔ تازه</h1>';
    document.body.append(main);
    const { rerender } = render(<ShellRuntime build="b1" />);
    path.now = '/search';
    rerender(<ShellRuntime build="b1" />);
    expect(document.activeElement?.textContent).toBe('صفحهٔ تازه');
  });
});
