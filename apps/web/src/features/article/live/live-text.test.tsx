// @vitest-environment jsdom
import { cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { articleQuantityMessages as texts } from '@/translations/article-quantities';
import { LiveText } from './live-text';
import { readMatches } from './read-matches';

vi.mock('./read-matches', () => ({ readMatches: vi.fn() }));

const category = { id: 'c-valve', name: 'شیر', slug: 'شیر' };
const match = { href: '/products/category/c-valve/x?f=p:16~16@mu-bar', title: 'فشار کار', count: 318 };

beforeEach(() => {
  // The document of the tests has no top layer.
  HTMLElement.prototype.showPopover = function show() {
    this.setAttribute('data-open', '');
  };
  vi.mocked(readMatches).mockReset().mockResolvedValue([match]);
});
afterEach(cleanup);

const draw = () =>
  render(
    <>
      <p>
        فشار{' '}
        <a href="/converter" data-live="16 bar">
          ۱۶ bar
        </a>{' '}
        و{' '}
        <a href="/search?q=M16" data-live="">
          M16
        </a>
      </p>
      <LiveText category={category} />
    </>,
  );

it('opens a quantity where it stands: other units at once, then what has that value', async () => {
  const { getByText, findByRole, findByText } = draw();
  expect(fireEvent.click(getByText('۱۶ bar'))).toBe(false);
  const opened = await findByRole('dialog', { hidden: true });
  expect(opened.textContent).toContain('۱٫۶');
  // The link is told by an effect, which may come after the frame that is found.
  await waitFor(() => expect(getByText('۱۶ bar').getAttribute('aria-expanded')).toBe('true'));
  const link = (await findByText('۳۱۸ محصول')).closest('a');
  expect(link?.getAttribute('href')).toBe(match.href);
});

it('says when the products could not be counted; the units stay', async () => {
  vi.mocked(readMatches).mockRejectedValue(new Error('late'));
  const { getByText, findByText } = draw();
  fireEvent.click(getByText('۱۶ bar'));
  await findByText(texts.countFailed);
  expect(getByText('MPa')).toBeDefined();
});

it('leaves a standard, a code and a press with a key to the browser', async () => {
  const { getByText, queryByRole } = draw();
  for (const press of [
    () => fireEvent.click(getByText('M16')),
    () => fireEvent.click(getByText('۱۶ bar'), { ctrlKey: true }),
  ])
    expect(press()).toBe(true);
  await waitFor(() => expect(queryByRole('dialog', { hidden: true })).toBeNull());
});
