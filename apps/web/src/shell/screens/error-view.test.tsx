// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { rememberClientTarget } from '@/lib/navigation/first-page';
import { LoadErrorScreen } from './load-error-screen';
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
    const form = screen.getByRole('searchbox', { name: 'نام کالا یا کد فنی' }).closest('form');
    expect(form?.getAttribute('action')).toBe('/search');
    expect(screen.getByText('/nope/پ').getAttribute('dir')).toBe('ltr');
    expect(document.querySelector('meta[itemprop="error"]')?.getAttribute('content')).toBe(
      'Page not found: /nope/پ',
    );
  });
  it('what the catalogue had once is gone, not unknown', () => {
    render(<LoadErrorScreen read={{ state: 'missing', status: 410 }} />);
    expect(screen.getByText('خطا ۴۱۰')).toBeTruthy();
    expect(screen.getByText('دیگر در دسترس نیست')).toBeTruthy();
    expect(screen.getByRole('searchbox')).toBeTruthy();
  });
  it('R-118 the general page: problem, try again, home', () => {
    render(<ServiceErrorScreen failure={{ kind: 'service', traceId: 'trace-1' }} />);
    expect(screen.getByText(/مشکلی در ارائهٔ خدمت پیش آمد/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'تلاش دوباره' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'بازگشت به صفحهٔ اصلی' }).getAttribute('href')).toBe('/');
    expect(screen.getByText('trace-1')).toBeTruthy();
  });
  it('has home as its one primary action, before what may have been searched', () => {
    render(<NotFoundScreen offer={<a href="/search?q=x">offer</a>} />);
    const names = screen.getAllByRole('link').map((link) => link.textContent);
    expect(names.indexOf('بازگشت به صفحهٔ اصلی')).toBeLessThan(names.indexOf('offer'));
    expect(document.querySelectorAll('.u-button--tone-primary')).toHaveLength(1);
  });
  it.each([
    ['?from=%2Fproducts%2Fsp-1', '/products/sp-1'],
    ['?from=%2F%2Fevil.example', '/error'],
    ['', '/error'],
  ])('tries again the page that failed: %s → %s', async (search, page) => {
    const { failedPath } = await import('./error-address');
    expect(failedPath({ search, pathname: '/error' })).toBe(page);
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
    const { errorAddress } = await import('./error-address');
    expect(errorAddress(500, '/x')).toBe('/error?from=%2Fx');
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
