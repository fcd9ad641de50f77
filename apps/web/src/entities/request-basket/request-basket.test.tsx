// @vitest-environment jsdom

import type { RequestLine } from '@bazaar/domain/request-draft';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BASKET_KEY, DRAFTS_KEY, useBasketCount, useUnsentCount } from '@/entities/trade-draft/unsent-count';
import { ActionRuntime } from '@/lib/actions/action-runtime';
import { appStore } from '@/lib/session/app-state';
import { deviceStorage } from '@/lib/storage/browser-storage';
import { eventually } from '@/testing/eventually';
import { requestBasketMessages as texts } from '@/translations/request-basket';
import { readRequestedProduct } from './read-requested';
import { openRequestBasket } from './request-action';
import { pickedAttributes, productAttributes, requestAttributes } from './request-attributes';
import { RequestBasketPanel } from './request-basket-panel';
import { keepDraft } from './request-basket-store';

const table = {
  request: { needsSession: false, linksTo: '/profile#requests', load: async () => openRequestBasket },
};
vi.mock('@bazaar/ui/compare.css', () => ({}));
const calls = vi.hoisted(() => ({ getSupplierProductCatalog: vi.fn(), listUnitsOfMeasurement: vi.fn() }));
vi.mock('@bazaar/api/supplier-products', () => calls);
vi.mock('@bazaar/api/units', () => calls);

const line = (key: string) => ({
  key,
  kind: 'product',
  title: `بلبرینگ ${key}`,
  href: `/products/${key}`,
  quantity: 10,
  conditions: [],
});
const readLine = (key: string) => line(key) as unknown as RequestLine;
const stored = () => JSON.parse(localStorage.getItem(BASKET_KEY) ?? '[]');

beforeEach(() => {
  deviceStorage.remove(BASKET_KEY);
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(cleanup);

it('shows the name of what was found as a link, and the next step', () => {
  render(<RequestBasketPanel requested={[line('a')]} isOpen onClose={() => undefined} />);
  expect(screen.getByRole('link', { name: 'بلبرینگ a' }).getAttribute('href')).toBe('/products/a');
  expect(screen.getAllByRole('textbox').map((field) => field.id)).toEqual(['request-quantity-0']);
  expect(screen.getByText(/^گام بعد/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'ساخت درخواست' })).toBeTruthy();
});

it('adds the requested lines, keeps typed values, and removes lines', () => {
  render(
    <RequestBasketPanel
      requested={[{ ...line('a'), kind: 'supplier', title: 'بلبرینگ a1/C3' }, line('b')]}
      isOpen
      onClose={() => undefined}
    />,
  );
  expect(screen.getByRole('status').textContent).toBe('۲ مورد افزوده شد.');
  const [title] = screen.getAllByLabelText('چه می‌خواهید؟');
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
  fireEvent.click(screen.getByRole('button', { name: /^برداشتن بلبرینگ \W?b/ }));
  expect(stored().map(({ key }: { key: string }) => key)).toEqual(['a']);
});

it('works for this page when storage is blocked, and shows a message', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  render(<RequestBasketPanel requested={[line('a')]} isOpen onClose={() => undefined} />);
  expect(screen.getByRole('status').textContent).toContain('اجازهٔ ذخیره نداد');
  expect(screen.getByRole('link', { name: 'بلبرینگ a' })).toBeTruthy();
});

it('accepts what a link carries and what is selected on the page, and opens empty for a plain link', async () => {
  const { container } = render(
    <>
      <a id="one" href="/profile#requests" {...requestAttributes(readLine('a'))}>
        1
      </a>
      <a id="basket" href="/profile#requests">
        2
      </a>
      <input type="checkbox" defaultChecked data-request-pick={JSON.stringify(line('b'))} />
      <input type="checkbox" data-request-pick={JSON.stringify(line('c'))} />
      <input type="checkbox" defaultChecked data-request-pick="{" />
      <a id="picked" href="/profile#requests" {...pickedAttributes}>
        3
      </a>
      <ActionRuntime table={table} />
    </>,
  );
  const press = (id: string) => act(async () => container.querySelector<HTMLElement>(`#${id}`)?.click());
  const keys = () => stored().map(({ key }: { key: string }) => key);
  await press('basket');
  expect([keys(), screen.queryByText(texts.empty)?.textContent]).toEqual([[], texts.empty]);
  await press('one');
  expect(keys()).toEqual(['a']);
  await press('picked');
  expect(keys()).toEqual(['a', 'b']);
  await press('one');
  expect(keys()).toEqual(['a', 'b']);
});

it('counts its lines, also after a change in this page or another tab', () => {
  const Count = () => <output>{useBasketCount()}</output>;
  render(<Count />);
  const count = () => screen.getByRole('status').textContent;
  expect(count()).toBe('0');
  act(() => void keepDraft([readLine('a')]));
  expect(count()).toBe('1');
  localStorage.setItem(BASKET_KEY, '[1,2,3]');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: BASKET_KEY })));
  expect(count()).toBe('3');
});

it('counts what is not sent: the basket once, and the drafts of whoever is logged in', () => {
  localStorage.setItem(BASKET_KEY, '[1,2,3]');
  localStorage.setItem(DRAFTS_KEY, '{"u-1":[{"id":"a"},{"id":"b"}],"u-2":[{"id":"c"}]}');
  const Count = () => <output>{useUnsentCount()}</output>;
  render(<Count />);
  expect(screen.getByRole('status').textContent).toBe('1');
  act(() => appStore.start(JSON.stringify({ exp: Date.now() / 1000 + 600, sub: 'u-1' }), Date.now()));
  expect(screen.getByRole('status').textContent).toBe('3');
  act(() => deviceStorage.write(DRAFTS_KEY, '{'));
  expect(screen.getByRole('status').textContent).toBe('1');
  act(() => appStore.logOut());
});

const shownProduct = {
  id: 'sp-7',
  slug: 'x',
  name: 'بلبرینگ 6205',
  categoryId: 'c-1',
  moq: 10,
  unitOfMeasurementId: 'tu-piece',
  supplier: { id: 's-1', name: 'پارس' },
  keyProperties: [{ propertyId: 'p-bore', title: 'قطر داخلی', value: 25, unitDisplayText: 'mm' }],
  isAvailable: true,
};

it('reads the product of a row that names only its id, and adds it with its smallest order', async () => {
  calls.getSupplierProductCatalog.mockResolvedValue(shownProduct);
  calls.listUnitsOfMeasurement.mockResolvedValue([{ id: 'tu-piece', title: 'عدد' }]);
  await pressRow('sp-7');
  await eventually(() => expect(stored()).toHaveLength(1));
  expect(calls.getSupplierProductCatalog).toHaveBeenCalledWith('sp-7');
  expect(stored()[0]).toMatchObject({ productId: 'sp-7', quantity: 10, unit: 'عدد', supplierName: 'پارس' });
});

it('R-164 reads an unavailable product as its specification, without its supplier', async () => {
  calls.getSupplierProductCatalog.mockResolvedValue({ ...shownProduct, isAvailable: false });
  calls.listUnitsOfMeasurement.mockResolvedValue([]);
  const line = await readRequestedProduct('sp-7');
  expect(line).toMatchObject({
    kind: 'specification',
    title: 'بلبرینگ 6205',
    conditions: [{ title: 'قطر داخلی', value: '۲۵ mm' }],
  });
  expect(line).not.toHaveProperty('supplierId');
  expect(line).not.toHaveProperty('productId');
});

it('adds it without a unit when the units cannot be read, and nothing when the product cannot', async () => {
  calls.getSupplierProductCatalog.mockResolvedValueOnce(shownProduct).mockRejectedValueOnce(new Error('503'));
  calls.listUnitsOfMeasurement.mockRejectedValue(new Error('503'));
  await pressRow('sp-7');
  await eventually(() => expect(stored()).toHaveLength(1));
  expect(stored()[0]).not.toHaveProperty('unit');
  cleanup();
  await pressRow('sp-8');
  await eventually(() => expect(calls.getSupplierProductCatalog).toHaveBeenCalledWith('sp-8'));
  expect(stored()).toHaveLength(1);
});

async function pressRow(id: string) {
  const { container } = render(
    <>
      <a href="/profile#requests" {...productAttributes(id)}>
        row
      </a>
      <ActionRuntime table={table} />
    </>,
  );
  const link = container.querySelector('a');
  if (!link) throw new Error('no link');
  await act(async () => {
    fireEvent.click(link);
  });
}
