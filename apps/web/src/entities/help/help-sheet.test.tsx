// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { actionAttributes } from '@/lib/actions/action-attributes';
import { ActionRuntime } from '@/lib/actions/action-runtime';
import { helpSheetMessages as texts } from '@/translations/help-sheet';
import { openHelp } from './help-action';

vi.mock('@bazaar/ui/questions.css', () => ({}));

const table = { help: { needsSession: false, load: async () => openHelp } };
const fetched = vi.fn<(address: string) => Promise<Response>>();
const page = (body: string) => new Response(`<html><body><main>${body}</main></body></html>`);

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  history.replaceState(null, '', '/search?q=6205');
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  fetched.mockReset();
});

const open = async () => {
  render(
    <>
      <a href="/help" {...actionAttributes('help')}>
        help
      </a>
      <ActionRuntime table={table} />
    </>,
  );
  await act(async () => screen.getByRole('link', { name: 'help' }).click());
};

it('R-536 shows the help of the screen as its page has it, and no other part of that page', async () => {
  fetched.mockResolvedValue(
    page(
      '<nav>x</nav><article data-help><h1>راهنمای جستجو</h1><p>گام یک</p></article><script>self.ran=1</script>',
    ),
  );
  await open();
  expect(await screen.findByText('گام یک')).toBeTruthy();
  expect(fetched.mock.calls[0]?.[0]).toBe('/help/search');
  expect(screen.getByRole('dialog', { name: 'راهنمای جستجو' }).textContent).not.toContain('x');
  expect(screen.getByRole('link', { name: texts.whole }).getAttribute('href')).toBe('/help/search');
  expect('ran' in globalThis).toBe(false);
});

it('a screen without help shows the list of all', async () => {
  history.replaceState(null, '', '/terms');
  fetched.mockResolvedValue(
    page('<article data-help><h1>راهنمای استفاده</h1><a href="/help/faq">x</a></article>'),
  );
  await open();
  expect(await screen.findByRole('dialog', { name: 'راهنمای استفاده' })).toBeTruthy();
  expect(fetched.mock.calls[0]?.[0]).toBe('/help');
});

it('leaves out what is about the page of the help', async () => {
  fetched.mockResolvedValue(
    page('<article data-help><h1>راهنما</h1><div data-page-only>تلاش دوباره</div><p>گام یک</p></article>'),
  );
  await open();
  expect(await screen.findByText('گام یک')).toBeTruthy();
  expect(screen.queryByText('تلاش دوباره')).toBeNull();
});

it.each([
  ['no answer', () => Promise.reject(new TypeError('offline'))],
  ['an error page', () => Promise.resolve(new Response('', { status: 503 }))],
  ['a page without help', () => Promise.resolve(page('<p>other</p>'))],
])('%s: says so, leads to the page, and reads again by press', async (_, answer) => {
  fetched.mockImplementationOnce(answer);
  await open();
  expect((await screen.findByRole('alert')).textContent).toContain(texts.failed);
  expect(screen.getByRole('link', { name: texts.whole })).toBeTruthy();
  fetched.mockResolvedValue(page('<article data-help><h1>راهنمای جستجو</h1><p>گام یک</p></article>'));
  await act(async () => screen.getByRole('button', { name: texts.retry }).click());
  expect(await screen.findByText('گام یک')).toBeTruthy();
});
