// @vitest-environment jsdom

import {
  getGetActiveCategoryMockHandler as category,
  getListCategoryPropertiesMockHandler as properties,
} from '@bazaar/api/mocks/categories';
import {
  getGetCustomerProfileResponseMock as person,
  getGetCustomerProfileMockHandler as profile,
} from '@bazaar/api/mocks/customers';
import { getListDeliveryAddressesMockHandler as addresses } from '@bazaar/api/mocks/delivery-addresses';
import { getGetMerchantSaleSettingMockHandler as selling } from '@bazaar/api/mocks/merchants';
import {
  getGetSupplierProductCatalogMockHandler as offering,
  getGetSupplierProductCatalogResponseMock as product,
} from '@bazaar/api/mocks/supplier-products';
import { getGetSupplierMockHandler as supplier } from '@bazaar/api/mocks/suppliers';
import {
  getRequestTradeRequestConfirmationMockHandler as accepting,
  getGetMembershipAndPriceMockHandler as costing,
  getRequestTradeRequestConfirmationMockHandler403 as forbidding,
  getListTradeDocumentTypesMockHandler as kinds,
  getRequestTradeRequestConfirmationMockHandler422 as refusing,
} from '@bazaar/api/mocks/trade-requests';
import { getListUnitsOfMeasurementMockHandler as units } from '@bazaar/api/mocks/units';
import type { SupplierProductCatalog } from '@bazaar/api/model';
import { newDraft, newLine, newSupplier, type TradeDraft } from '@bazaar/domain/trade-drafts';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type DraftRecord, newRecord } from '@/entities/trade-draft/draft-record';
import { contentText } from '@/entities/trade-draft/session/save-draft';
import { SharedQueries } from '@/lib/data/shared-queries';
import { mockServer } from '@/testing/mock-server';
import { tradeUnits } from '@/testing/unit-fixtures';
import { fieldErrorTexts } from '@/translations/form-errors';
import { wizardTexts as texts } from '@/translations/trade-wizard';
import { OpenWizard } from './open-wizard';
import { setting } from './trade-wizard.fixtures';

const goToLogin = vi.hoisted(() => vi.fn());
vi.mock('@/lib/session/go-to-login', () => ({ goToLogin }));

const offerAt = (amountRial: number) =>
  offering({
    ...product(),
    isAvailable: true,
    moq: 5,
    leadTimeDays: 2,
    price: { kind: 'Fixed', amountRial, vatIncluded: false },
  } as SupplierProductCatalog);
const complete = profile({ ...person(), missingFields: [] });
const backend = mockServer(
  ...[
    units(tradeUnits),
    kinds([]),
    addresses([]),
    properties([]),
    category(),
    supplier(),
    costing(),
    accepting(),
    complete,
  ],
  ...[selling({ ...setting, paymentTerms: [], deliveryMethods: [] }), offerAt(9_000_000)],
);
const draft: TradeDraft = {
  ...newDraft('d-1', 'g-1', 'u-1', 0),
  suppliers: [{ ...newSupplier('s-1', 'پارس', 'c-1'), requestId: 'tr-1', version: 3 }],
  lines: [
    newLine('l-1', {
      title: 'بلبرینگ',
      categoryId: 'c-1',
      quantity: '۲',
      unitId: 'tu-kg',
      offers: { 's-1': 'sp-1' },
      ids: { 's-1': 'trl-1' },
    }),
  ],
  deliveryCityId: '',
  deliveryAddressId: 'da-1',
};
const stored = (change: Partial<DraftRecord> = {}): DraftRecord => ({
  ...newRecord(draft),
  sent: { 's-1': contentText(draft, { supplierId: 's-1' }) },
  ...change,
});
const show = async (record = stored()) => {
  history.replaceState(null, '', '/profile/directorder?new=1&draft=d-1&step=review');
  render(
    <SharedQueries>
      <OpenWizard opened={record} isEdit={false} />
    </SharedQueries>,
  );
  await screen.findByText(/تغییر نکرده است|تغییر کرده است/);
};
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const confirmations = () => backend.writes('PUT', 'POST').filter(({ path }) => path.includes('confirmation'));

beforeEach(() => vi.stubGlobal('scrollTo', vi.fn()));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  goToLogin.mockClear();
});

it('R-395 tells what the profile lacks before the press, with the way back to this step of this draft', async () => {
  backend.use(profile({ ...person(), missingFields: ['nationalCode', 'company.name'] }));
  await show();
  const banner = await screen.findByText(texts.profileLacks);
  expect(banner.closest('[role=status]')?.textContent).toContain('کد ملی و نام شرکت');
  const href = screen.getByRole('link', { name: texts.results.completeProfile }).getAttribute('href') ?? '';
  expect(new URL(href, 'https://site.invalid').searchParams.get('redirectPath')).toBe(
    '/profile/directorder?new=1&draft=d-1&step=review',
  );
});

it('tells old and new of what changed, and sends nothing until the buyer has accepted it', async () => {
  const seen = {
    offers: { 'sp-1': { isAvailable: true, amountRial: 8_000_000, moq: 5, leadTimeDays: 2 } },
    suppliers: {},
  };
  await show(stored({ seen }));
  expect(screen.getByText(/بلبرینگ، پارس: قیمت ۸۰۰٬۰۰۰ تومان/).textContent).toContain('۹۰۰٬۰۰۰ تومان');
  await press(texts.confirm);
  await backend.settled();
  expect(confirmations()).toEqual([]);
  await press(texts.acceptChanges);
  expect(await screen.findByText(texts.noChanges)).toBeTruthy();
  await press(texts.confirm);
  expect(await screen.findByText(`پارس: ${texts.results.sent}`)).toBeTruthy();
  expect(confirmations()).toHaveLength(1);
});

it('sends nothing when a price changes between the review and the press', async () => {
  await show();
  backend.use(offerAt(9_900_000));
  await press(texts.confirm);
  expect(await screen.findByText(texts.changesSince)).toBeTruthy();
  expect(confirmations()).toEqual([]);
});

it('shows the end of a draft that was sent whole, with the request, and no field', async () => {
  await show();
  await press(texts.confirm);
  expect((await screen.findByRole('link', { name: /دیدن درخواست/ })).getAttribute('href')).toBe(
    '/profile/directorderinfo/tr-1',
  );
  expect(screen.queryByRole('button', { name: texts.confirm })).toBeNull();
});

it('leads from a refusal to the line and field it names', async () => {
  await show();
  const errors = { 'lines[0].quantity': ['مقدار بیش از موجودی است.'] };
  backend.use(
    refusing({ type: '', title: '', status: 422, code: 'validation', traceId: 't', errors } as never),
  );
  await press(texts.confirm);
  await waitFor(() =>
    expect(screen.getByLabelText(texts.quantity).getAttribute('aria-invalid')).toBe('true'),
  );
  expect(location.search).toContain('step=lines');
});

it.each([
  ['a second one that is no number', ['۱۰۰', 'الف'], 'not-a-number'],
  ['a sixth one', ['۱', '۲', '۳', '۴', '۵', '۶'], 'too-many-price-steps'],
] as const)('R-360 leads to the price steps of a line for %s', async (_, priceQuantities, code) => {
  const typed = { ...draft, lines: draft.lines.map((line) => ({ ...line, priceQuantities })) };
  await show(stored({ draft: typed, sent: { 's-1': contentText(typed, { supplierId: 's-1' }) } }));
  await press(texts.confirm);
  const field = await screen.findByLabelText(texts.priceSteps);
  expect(field).toHaveProperty('value', priceQuantities.join(' '));
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByText(fieldErrorTexts[code]).length).toBeGreaterThan(0);
  expect(document.querySelector(`a[href="#${field.id}"]`)?.textContent).toContain('پله‌های قیمت');
  await backend.settled();
  expect(confirmations()).toEqual([]);
});

/** A draft of one's own, with nothing in it. */
const showEmpty = (id: string, isEdit = false) =>
  render(
    <SharedQueries>
      <OpenWizard opened={newRecord(newDraft(id, 'g-1', 'u-1', 0))} isEdit={isEdit} />
    </SharedQueries>,
  );

it.each([
  ['a new draft that was begun empty', false, '?new=1&draft=d-2'],
  ['a request that is edited', true, '?step=lines'],
])('R-390 a reload leads back to what was typed into %s', async (_, isEdit, search) => {
  history.replaceState(null, '', isEdit ? '/edit/tr-1?step=lines' : '/profile/directorder?new=1');
  showEmpty('d-2', isEdit);
  expect(location.search).not.toContain('draft=');
  await press(texts.addBySpecification);
  expect(location.search).toBe(search);
});

it('asks before a page is closed that alone has what was typed', async () => {
  history.replaceState(null, '', '/profile/directorder?new=1');
  showEmpty('d-3');
  const isPrevented = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isPrevented()).toBe(false);
  await press(texts.addBySpecification);
  // The browser of this test stores nothing.
  expect(await screen.findByText(texts.notStored)).toBeTruthy();
  expect(isPrevented()).toBe(true);
});

it('sends once for two presses, and keeps what each supplier said', async () => {
  await show();
  backend.use(forbidding({ type: '', title: '', status: 403, code: 'forbidden', traceId: 't' } as never));
  const button = screen.getByRole('button', { name: texts.confirm });
  await act(async () => {
    fireEvent.click(button);
    fireEvent.click(button);
  });
  expect(await screen.findByText(`پارس: ${texts.results.forbidden}`)).toBeTruthy();
  await backend.settled();
  expect(confirmations()).toHaveLength(1);
  expect(screen.getByText(`پارس: ${texts.results.forbidden}`)).toBeTruthy();
});

it('tells a role that may not from a profile that is incomplete', async () => {
  await show();
  backend.use(forbidding({ type: '', title: '', status: 403, code: 'forbidden', traceId: 't' } as never));
  await press(texts.confirm);
  expect(await screen.findByText(`پارس: ${texts.results.forbidden}`)).toBeTruthy();
  expect(screen.queryByRole('link', { name: texts.results.completeProfile })).toBeNull();
});
