// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { use, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SiteRouter } from '@/lib/navigation/site-router';
import { SlowNavigation, useSlowNavigation } from './slow-navigation';

const LOADING = 'در حال بارگذاری…';
let arrive: (() => void) | undefined;
let watched: SiteRouter | undefined;

/** A router like the framework's: the current page stays until the next one has loaded. */
function Site() {
  const [page, setPage] = useState<Promise<string>>();
  const [router] = useState<SiteRouter>(() => ({
    push: (href) => setPage(new Promise((resolve) => (arrive = () => resolve(href)))),
    prefetch() {},
  }));
  const navigation = useSlowNavigation(router);
  watched = navigation.router;
  return (
    <>
      <SlowNavigation href={navigation.href} />
      <main id="main">{page ? use(page) : 'صفحهٔ پیشین'}</main>
    </>
  );
}

// The outline has to be compiled here first.
beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const go = (href: string) => act(async () => watched?.push(href));
const wait = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

it('shows the skeleton of a slow page, and removes it when the page is there', async () => {
  render(<Site />);
  await go('/products/sp-1/x');
  await wait(120);
  expect(screen.queryByText(LOADING)).toBeNull();
  await wait(60);
  expect(await screen.findByText(LOADING)).toBeTruthy();
  expect(screen.getByText('صفحهٔ پیشین')).toBeTruthy();
  await act(async () => arrive?.());
  await waitFor(() => expect(screen.getByText('/products/sp-1/x')).toBeTruthy());
  expect(screen.queryByText(LOADING)).toBeNull();
});

it('shows no skeleton for a fast page', async () => {
  render(<Site />);
  await go('/');
  await wait(60);
  await act(async () => arrive?.());
  await wait(400);
  expect(screen.getByText('/')).toBeTruthy();
  expect(screen.queryByText(LOADING)).toBeNull();
});
