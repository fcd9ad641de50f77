// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { rememberClientTarget } from '@/lib/navigation/first-page';
import { NotFoundScreen } from './not-found-screen';
import { ServiceErrorScreen } from './service-error-screen';

const replace = vi.fn();
vi.mock('next/navigation', () => ({ usePathname: () => '/nope/%D9%BE', useRouter: () => ({ replace }) }));
afterEach(() => {
  cleanup();
  replace.mockClear();
  sessionStorage.clear();
});

/** The rules come only where an error is shown. */
const rulesAreThere = () => act(() => import('./error-address'));

describe('error pages', () => {
  it('R-118 the 404 page: status, heading, message, home, one page back, search', () => {
    render(<NotFoundScreen />);
    expect(screen.getByText('خطا ۴۰۴')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('خطا');
    expect(screen.getByText('صفحه پیدا نشد')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'بازگشت به صفحهٔ اصلی' }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('button', { name: 'بازگشت به صفحهٔ قبل' })).toBeTruthy();
    expect(screen.getByRole('searchbox')).toBeTruthy();
    expect(screen.getByText('Page not found: /nope/پ')).toBeTruthy();
  });
  it('R-118 the general page: problem, try again, home', () => {
    render(<ServiceErrorScreen failure={{ kind: 'service', traceId: 'trace-1' }} />);
    expect(screen.getByText(/مشکلی در ارائهٔ خدمت پیش آمد/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'تلاش دوباره' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'بازگشت به صفحهٔ اصلی' }).getAttribute('href')).toBe('/');
    expect(screen.getByText('trace-1')).toBeTruthy();
  });
  it('stays in place on a first load, and goes to /error/404 after a navigation inside the site', async () => {
    const entries = vi.spyOn(performance, 'getEntriesByType');
    entries.mockReturnValue([{ name: 'http://localhost/nope/%D9%BE' }] as never);
    render(<NotFoundScreen />);
    await rulesAreThere();
    expect(replace).not.toHaveBeenCalled();
    cleanup();
    entries.mockReturnValue([{ name: 'http://localhost/' }] as never);
    render(<NotFoundScreen />);
    await rulesAreThere();
    expect(replace).toHaveBeenCalledWith('/error/404');
  });
  it('R-113 detects a dead link inside the site also when the router loaded its page as a document', async () => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      { name: 'http://localhost/nope/%D9%BE' },
    ] as never);
    rememberClientTarget('/nope/%D9%BE');
    render(<NotFoundScreen />);
    await rulesAreThere();
    expect(replace).toHaveBeenCalledWith('/error/404');
  });
});
