// @vitest-environment jsdom
import { getGetUnreadConversationsMockHandler as unread } from '@bazaar/api/mocks/conversations';
import { getGetCustomerProfileMockHandler as person } from '@bazaar/api/mocks/customers';
import { getListRunningMembershipsMockHandler as running } from '@bazaar/api/mocks/membership-plans';
import { getListNotesMockHandler as notes } from '@bazaar/api/mocks/notes';
import { getListLastVisitsMockHandler as visits } from '@bazaar/api/mocks/page-visits';
import { getListUnfinishedPaymentsMockHandler as payments } from '@bazaar/api/mocks/payments';
import { getListTradeRequestsBySupplierMockHandler as requests } from '@bazaar/api/mocks/trade-requests';
import { getListTypeModelsMockHandler as models } from '@bazaar/api/mocks/type-models';
import { getListFavoritesMockHandler as favourites } from '@bazaar/api/mocks/user-favorites';
import type { OperationId } from '@bazaar/api/operations';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { calledOperations, callFaults, tryRead } from '@/testing/call-faults';
import { eventually } from '@/testing/eventually';
import { mockServer } from '@/testing/mock-server';
import { accountHomeTexts as texts } from '@/translations/account-home';
import { missingMessages } from '@/translations/missing';
import {
  buyer,
  lastVisits,
  noRequests,
  planModels,
  reminder,
  requestsList,
  runningPlan,
  topUp,
  unreadThread,
} from './account-home.fixtures';
import { AccountHomeScreen } from './account-home-screen';

const goToLogin = vi.hoisted(() => vi.fn());
vi.mock('@/lib/session/go-to-login', () => ({ goToLogin }));

const page = { pageNumber: 1, pageSize: 5 };
const faults = callFaults();
const backend = mockServer(
  faults.handler,
  person(buyer),
  requests(requestsList),
  unread({ totalUnread: 2, items: [unreadThread] }),
  payments([topUp]),
  notes({ ...page, items: [reminder], totalCount: 1 }),
  running([runningPlan]),
  visits({ ...page, items: [...lastVisits], totalCount: 136 }),
  models([...planModels]),
  favourites(),
);

const isOfWaiting = (url: URL) => url.searchParams.get('sort') === 'turn';
const names = texts.unreadParts;
const missing = (name: string) => missingMessages.title(name);
/** Every read of the screen, and the sentence that names what is missing without it. */
const reads: readonly { operation: OperationId; says: string; only?(url: URL): boolean }[] = [
  { operation: 'getCustomerProfile', says: missing(names.person) },
  { operation: 'getUnreadConversations', says: missing(names.threads) },
  { operation: 'listLastVisits', says: texts.visitsFailed },
  { operation: 'listNotes', says: missing(names.reminders) },
  { operation: 'listRunningMemberships', says: texts.planFailed },
  { operation: 'listTradeRequestsBySupplier', says: missing(names.requests), only: isOfWaiting },
  { operation: 'listTradeRequestsBySupplier', says: texts.recentFailed, only: (url) => !isOfWaiting(url) },
  { operation: 'listTypeModels', says: missing(names.plans) },
  { operation: 'listUnfinishedPayments', says: missing(names.payments) },
];

beforeEach(() => localStorage.clear());
afterEach(() => {
  faults.mend();
  cleanup();
  vi.clearAllMocks();
});
const open = () => void render(<AccountHomeScreen />);

it('R-411 names every call it makes in this table, and makes each once', async () => {
  open();
  await screen.findByText(/افزایش اعتبار کیف پول/);
  await screen.findByText(runningPlan.planTitle);
  expect(calledOperations(backend.requests)).toEqual([...new Set(reads.map(({ operation }) => operation))]);
  expect(backend.requests).toHaveLength(reads.length);
});

it.each(reads)('R-411 says what is missing without $operation ($says), keeps the rest and heals', (read) =>
  tryRead({ faults, backend, ...read, stands: texts.quick, open }),
);

it('R-411 without the favourites a new person still has the steps', async () => {
  backend.use(requests(noRequests));
  const operation = 'listFavorites';
  const says = missing(names.favourites);
  await tryRead({ faults, backend, operation, says, stands: texts.start, open });
});

it('R-411 says neither that nothing waits nor how much while the requests are unknown', async () => {
  backend.use(
    unread({ totalUnread: 0, items: [] }),
    payments([]),
    notes({ ...page, items: [], totalCount: 0 }),
  );
  faults.breakCall('listTradeRequestsBySupplier', 'unavailable');
  open();
  await screen.findByText(missing(names.requests));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(texts.title);
  expect(screen.getAllByText(texts.unknown)).toHaveLength(4);
  expect(screen.queryByText(texts.empty)).toBeNull();
});

it('leads to the login when the session has ended', async () => {
  faults.breakCall('listNotes', 'session ended');
  open();
  await eventually(() => expect(goToLogin).toHaveBeenCalled());
});
