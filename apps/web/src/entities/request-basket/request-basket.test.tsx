// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BASKET_KEY } from './request-basket-key';
import { listenForRequestLinks } from './request-basket-listener';
import { RequestBasketPanel } from './request-basket-panel';

vi.mock('@bazaar/ui/compare.css', () => ({}));

const line = (key: string) => ({
  key,
  kind: 'product',
  title: `بلبرینگ ${key}`,
  href: `/products/${key}`,
  quantity: 10,
  conditions: [],
});
const stored = () => JSON.parse(localStorage.getItem(BASKET_KEY) ?? '[]');

beforeEach(() => {
  localStorage.clear();
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(cleanup);

it('takes in what was asked for, keeps what is typed, and lets it go', () => {
  render(
    <RequestBasketPanel
      requested={[{ ...line('a'), title: 'بلبرینگ a1/C3' }, line('b')]}
      isOpen
      onClose={() => undefined}
    />,
  );
  expect(screen.getByRole('status').textContent).toBe('۲ مورد افزوده شد.');
  const [title] = screen.getAllByLabelText('نام');
  if (!title) throw new Error('no field');
  expect((title as HTMLInputElement).value).toBe('بلبرینگ \u2066a1/C3\u2069');
  fireEvent.blur(title, { target: { value: 'بلبرینگ \u2066a1/C3\u2069 بزرگ' } });
  expect(stored()[0]).toMatchObject({ title: 'بلبرینگ a1/C3 بزرگ' });
  const [quantity] = screen.getAllByLabelText('مقدار');
  if (!quantity) throw new Error('no field');
  fireEvent.blur(quantity, { target: { value: '۲۵' } });
  expect(stored()[0]).toMatchObject({ key: 'a', quantity: 25 });
  fireEvent.blur(quantity, { target: { value: 'بیست' } });
  expect(stored()[0]).toMatchObject({ quantity: 25 });
  fireEvent.click(screen.getByRole('button', { name: 'برداشتن بلبرینگ b' }));
  expect(stored().map(({ key }: { key: string }) => key)).toEqual(['a']);
});

it('goes on for this page when the browser keeps nothing, and says so', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  render(<RequestBasketPanel requested={[line('a')]} isOpen onClose={() => undefined} />);
  expect(screen.getByRole('status').textContent).toContain('اجازهٔ ذخیره نداد');
  expect(screen.getByDisplayValue('بلبرینگ a')).toBeTruthy();
});

it('hears links that carry something, those that lead to the basket, and picked boxes', () => {
  document.body.innerHTML = `
    <a id="one" href="/profile#requests" data-request='{"key":"a"}'>1</a>
    <a id="basket" href="/profile#requests">2</a>
    <input type="checkbox" checked data-request-pick='{"key":"b"}'>
    <input type="checkbox" data-request-pick='{"key":"c"}'>
    <a id="picked" href="/profile#requests" data-request="picked">3</a>
    <a id="broken" href="/profile#requests" data-request="{">4</a>
    <a id="other" href="/search">5</a>`;
  const requested: unknown[] = [];
  const stop = listenForRequestLinks((objects) => requested.push(objects));
  document.addEventListener('click', (event) => event.preventDefault());
  for (const id of ['one', 'basket', 'picked', 'broken', 'other']) {
    act(() => document.getElementById(id)?.click());
  }
  stop();
  expect(requested).toEqual([[{ key: 'a' }], [], [{ key: 'b' }], []]);
});
