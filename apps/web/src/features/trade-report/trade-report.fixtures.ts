import { getGetTradeRequestResponseMock } from '@bazaar/api/mocks/trade-requests';
import type { TradeRequest, TradeRequestEvent } from '@bazaar/api/model';
import type { PaperSource } from './paper';

const line = {
  id: 'l-1',
  categoryId: 'c-deep-groove',
  title: 'بلبرینگ شیار عمیق',
  quantity: 200,
  unitOfMeasurementId: 'tu-piece',
  requiredProperties: [
    { propertyId: 'd', title: 'قطر داخلی', symbol: 'd', value: 25, maxValue: 25, unitDisplayText: 'mm' },
    { propertyId: 'C', title: 'بار دینامیکی', symbol: 'C', value: 14, unitDisplayText: 'kN' },
  ],
  targetPriceRial: 9_000_000,
  note: 'برای ماشین رینگ، دمای کار تا 120 °C',
  fileIds: [],
  files: [],
};

const event = (id: string, type: string, at: string): TradeRequestEvent => ({
  id,
  tradeRequestId: 'tr-122',
  type,
  actorName: 'مهندس رضایی',
  actorRole: 'Buyer',
  at,
});

const example = getGetTradeRequestResponseMock();

/** A draft of two lines, as its sheet is shown in stories and tests. */
export const paperSource: PaperSource = {
  request: {
    ...example,
    id: 'tr-122',
    number: '1405-08321',
    status: 'Draft',
    revision: 2,
    buyerReference: 'PR-1405-122',
    title: 'دو قلم بلبرینگ',
    buyer: { customerId: 'c-1', name: 'مهندس رضایی', companyName: 'نساجی رضا' },
    lines: [
      line,
      { ...line, id: 'l-2', title: 'SKF 6305-2RS1 یا هم‌ارز', quantity: 60, targetPriceRial: 14_000_000 },
    ],
    documents: [],
    updatedAt: '2026-11-21T11:02:00.000Z',
    createdAt: '2026-11-19T14:12:00.000Z',
    allowedActions: ['Edit', 'RequestConfirmation', 'Withdraw', 'Duplicate'],
  } as TradeRequest,
  events: [
    event('e-2', 'Edited', '2026-11-21T11:02:00.000Z'),
    event('e-1', 'Created', '2026-11-19T14:12:00.000Z'),
  ],
  customer: {
    id: 'c-1',
    userId: 'u-1',
    personId: 'p-1',
    kind: 'Person',
    firstName: 'نوید',
    lastName: 'رضایی',
    nationalCode: '0012345679',
    phoneNumber: '09120000001',
    roles: ['Customer'],
    permissions: [],
    completeness: 80,
    missingFields: [],
    version: 1,
  },
  units: [{ id: 'tu-piece', title: 'عدد', symbol: 'pcs', isDiscrete: true }],
  types: [],
};
