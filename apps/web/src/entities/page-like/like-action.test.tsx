// @vitest-environment jsdom
import { getPage, likePage } from '@bazaar/api/pages';
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loginFirst } from '@/lib/actions/login-first';
import { toastStore } from '@/lib/toasts/toast-store';
import { likeThisPage } from './like-action';
import { LikeButton } from './like-button';
import { likeStore } from './like-store';

vi.mock('@bazaar/api/pages', () => ({ getPage: vi.fn(), likePage: vi.fn() }));
vi.mock('@/lib/actions/login-first', () => ({ loginFirst: vi.fn() }));

const press = { name: 'like-page', payload: { pageId: 'pg-1' } };
const stored = (isLikedByMe: boolean, likeCount: number) => ({ isLikedByMe, likeCount });

beforeEach(() => {
  likeStore.setState({}, true);
  toastStore.setState({ toasts: [] });
  vi.mocked(loginFirst).mockReset();
  vi.mocked(getPage)
    .mockReset()
    .mockResolvedValue(stored(false, 48) as never);
  vi.mocked(likePage)
    .mockReset()
    .mockResolvedValue(stored(true, 49) as never);
});
afterEach(cleanup);

it('R-500 shows the like at once, before the service has answered', async () => {
  let answer: (like: never) => void = () => {};
  vi.mocked(likePage).mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const { getByRole } = render(<LikeButton pageId="pg-1" count="۴۸" />);
  const pressed = likeThisPage(press);
  await waitFor(() => expect(getByRole('button').getAttribute('aria-pressed')).toBe('true'));
  expect(getByRole('button').textContent).toBe('۴۹');
  answer(stored(true, 50) as never);
  await pressed;
  await waitFor(() => expect(getByRole('button').textContent).toBe('۵۰'));
});

it('R-500 shows the old state again and says so when the call fails', async () => {
  vi.mocked(likePage).mockRejectedValue({ status: 503 });
  await likeThisPage(press);
  expect(likeStore.getState()['pg-1']).toMatchObject({ isOn: false, count: 48 });
  expect(toastStore.getState().toasts.map(({ status }) => status)).toEqual(['error']);
});

it('R-500 asks for the login where the session has ended, and keeps the press', async () => {
  vi.mocked(likePage).mockRejectedValue({ status: 401 });
  await likeThisPage(press);
  expect(loginFirst).toHaveBeenCalledWith(press);
  expect(toastStore.getState().toasts).toEqual([]);
});

it('R-500 a replay after the login never takes a like back', async () => {
  vi.mocked(getPage).mockResolvedValue(stored(true, 48) as never);
  await likeThisPage({ ...press, isReplay: true });
  expect(likePage).not.toHaveBeenCalled();
});

it('R-500 a second press while the first is on its way sends nothing', async () => {
  await Promise.all([likeThisPage(press), likeThisPage(press)]);
  expect(likePage).toHaveBeenCalledTimes(1);
});
