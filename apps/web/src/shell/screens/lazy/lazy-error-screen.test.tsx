// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LazyErrorScreen } from './lazy-error-screen';

const askForReload = vi.hoisted(() => vi.fn());
vi.mock('@/lib/navigation/chunk-error', async (original) => ({
  ...(await original<typeof import('@/lib/navigation/chunk-error')>()),
  askForReload,
}));
vi.mock('../unexpected-error-screen', () => {
  throw new Error('Failed to load chunk b.js');
});

const lost = new Error('Failed to load chunk a.js');
// Modules that load only after a failure have to be compiled here first.
beforeEach(() => askForReload.mockReset());
afterEach(cleanup);

describe('LazyErrorScreen', () => {
  it('R-119 reloads the page for a missing file, and shows no error meanwhile', () => {
    askForReload.mockReturnValue(true);
    const { container } = render(<LazyErrorScreen error={lost} />);
    expect(askForReload).toHaveBeenCalledWith(lost);
    expect(container.textContent).toBe('');
  });

  it('R-119 shows a Persian error when the page has just been reloaded, even where the error screen is missing too', async () => {
    askForReload.mockReturnValue(false);
    render(<LazyErrorScreen error={lost} />);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
      'مشکلی در ارائهٔ خدمت پیش آمد',
    );
    expect(screen.getByText('تلاش دوباره')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'بازگشت به صفحهٔ اصلی' })).toBeTruthy();
  });
});
