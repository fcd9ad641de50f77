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
import { getGetSupplierMockHandler as supplier } from '@bazaar/api/mocks/suppliers';
import {
  getRequestTradeRequestConfirmationMockHandler as confirming,
  getGetMembershipAndPriceMockHandler as costing,
  getCreateDirectOrderMockHandler as create,
  getListTradeDocumentTypesMockHandler as kinds,
  getGetTradeRequestResponseMock as requested,
  getUpdateDirectOrderMockHandler as update,
} from '@bazaar/api/mocks/trade-requests';
import { getListUnitsOfMeasurementMockHandler as units } from '@bazaar/api/mocks/units';
import type { OperationId } from '@bazaar/api/operations';
import { newDraft, newLine, newSupplier, type TradeDraft } from '@bazaar/domain/trade-drafts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newRecord } from '@/entities/trade-draft/draft-record';
import { SharedQueries } from '@/lib/data/shared-queries';
import { type CallFault, callFaults, tryWrite } from '@/testing/call-faults';
import { mockServer } from '@/testing/mock-server';
import { tradeUnits } from '@/testing/unit-fixtures';
import { wizardTexts as texts } from '@/translations/trade-wizard';
import { OpenWizard } from '../open-wizard';
import { setting } from '../trade-wizard.fixtures';

const { goToLogin, toast, memory } = vi.hoisted(() => ({
  goToLogin: vi.fn(),
  toast: vi.fn(),
  memory: new Map<string, unknown>(),
}));
vi.mock('@/lib/session/go-to-login', () => ({ goToLogin }));
vi.mock('@/lib/toasts/toasts', () => ({ showToast: toast }));
vi.mock('@/entities/trade-draft/draft-records', () => ({
  draftRecords: {
    get: async (id: string) => memory.get(id),
    update: async (id: string, edit: (stored: unknown) => unknown) => {
      const next = edit(memory.get(id));
      if (next !== undefined) memory.set(id, next);
      return true;
    },
    remove: async (id: string) => memory.delete(id),
    listen: () => () => undefined,
  },
}));

const draft: TradeDraft = {
  ...newDraft('d-1', 'g-1', 'u-1', 0),
  suppliers: [newSupplier('s-1', 'پارس', 'c-1')],
  lines: [newLine('l-1', { title: 'بلبرینگ', categoryId: 'c-1', quantity: '۲', unitId: 'tu-kg' })],
  buyerNote: 'نوشتهٔ خریدار',
  deliveryAddressId: 'da-1',
};
/** The request as the service has it once it was saved. */
const saved = {
  ...requested(),
  id: 'tr-1',
  version: 4,
  status: 'Draft',
  supplier: { ...requested().supplier, id: 's-1', name: 'پارس' },
  lines: [{ ...requested().lines[0], id: 'trl-1', categoryId: 'c-1', title: 'بلبرینگ' }],
} as never;
const faults = callFaults();
const backend = mockServer(
  ...[faults.handler, units(tradeUnits), kinds([]), addresses([]), properties([]), category(), supplier()],
  ...[costing(), profile({ ...person(), missingFields: [] }), create(saved), update(saved), confirming()],
  selling({ ...setting, paymentTerms: [], deliveryMethods: [] }),
);
beforeEach(() => vi.stubGlobal('scrollTo', vi.fn()));
afterEach(() => {
  faults.mend();
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});
const open = async (of: TradeDraft) => {
  history.replaceState(null, '', '/profile/directorder?new=1&draft=d-1&step=review');
  render(
    <SharedQueries>
      <OpenWizard opened={newRecord(of)} isEdit={false} />
    </SharedQueries>,
  );
  await screen.findByRole('button', { name: texts.confirm });
};
const press = async () => {
  const button = await screen.findByRole('button', { name: texts.confirm });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  fireEvent.click(button);
};
const keeps = () => expect(document.body.textContent).toContain('نوشتهٔ خریدار');
const confirmations = () =>
  backend.writes('POST').filter(({ path }) => path.endsWith('/request-confirmation'));

const unsaved: Partial<Record<CallFault, string>> = {
  conflict: texts.states.refused,
  'to be paid': texts.states.refused,
  'session ended': texts.logIn,
};
it.each([
  ['createDirectOrder', draft],
  [
    'updateDirectOrder',
    { ...draft, id: 'd-2', suppliers: [{ ...draft.suppliers[0], requestId: 'tr-1', version: 3 }] },
  ],
] as [OperationId, TradeDraft][])(
  'R-411 %s: whatever fails, it is told, the draft stays, and the next press sends it',
  async (operation, of) => {
    await open(of);
    const says = (fault: CallFault) => unsaved[fault] ?? texts.states.later;
    await tryWrite({ faults, backend, operation, press, keeps, says });
    expect(toast).toHaveBeenCalledWith({ status: 'error', title: texts.notFlushed });
    expect(confirmations()).toEqual([]);
    // Logged in again, in another tab.
    fireEvent.focus(window);
    await press();
    await screen.findByText(texts.sentTitle);
    // One request, however often its creation was tried.
    const made = backend
      .writes('POST')
      .flatMap(({ body }) => (body as { clientRequestId?: string })?.clientRequestId ?? []);
    expect(new Set(made).size).toBeLessThanOrEqual(1);
    expect(confirmations()).toHaveLength(1);
  },
);

const outcomes: Readonly<Record<CallFault, keyof typeof texts.results>> = {
  reset: 'failed',
  slow: 'failed',
  unavailable: 'failed',
  'wrong shape': 'failed',
  'no JSON': 'failed',
  conflict: 'changed',
  'to be paid': 'payment',
  'too many': 'busy',
  'session ended': 'session-ended',
};
it('R-411 requestTradeRequestConfirmation: each failure is told beside its supplier, and one without an answer is pressed again as the same intent', async () => {
  await open({ ...draft, id: 'd-3' });
  const says = (fault: CallFault) => `پارس: ${texts.results[outcomes[fault]]}`;
  await tryWrite({ faults, backend, press, keeps, says, operation: 'requestTradeRequestConfirmation' });
  expect(goToLogin).toHaveBeenCalledOnce();
  const keys = confirmations().map(({ key }) => key);
  expect(keys).toHaveLength(Object.keys(outcomes).length);
  // Five without an answer of the service and the refusal after them are one intent.
  expect(new Set(keys.slice(0, 6)).size).toBe(1);
  await press();
  await screen.findByText(texts.sentTitle);
});
