// @vitest-environment jsdom
import { getGetUnreadConversationsMockHandler as unread } from '@bazaar/api/mocks/conversations';
import {
  getListMerchantAgentsMockHandler as agencies,
  getGetCustomerProfileMockHandler as person,
} from '@bazaar/api/mocks/customers';
import { getListRunningMembershipsMockHandler as running } from '@bazaar/api/mocks/membership-plans';
import { getListNotesMockHandler as notes } from '@bazaar/api/mocks/notes';
import { getListLastVisitsMockHandler as visits } from '@bazaar/api/mocks/page-visits';
import { getListUnfinishedPaymentsMockHandler as payments } from '@bazaar/api/mocks/payments';
import { getListTradeRequestsBySupplierMockHandler as requests } from '@bazaar/api/mocks/trade-requests';
import { getListTypeModelsMockHandler as models } from '@bazaar/api/mocks/type-models';
import { getListFavoritesMockHandler as favourites } from '@bazaar/api/mocks/user-favorites';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { userStore } from '@/entities/current-user/user-state';
import { readNotices } from '@/entities/notice/notice-storage';
import { calledOperations } from '@/testing/call-faults';
import { mockServer } from '@/testing/mock-server';
import { accountHomeTexts as texts } from '@/translations/account-home';
import { adminTexts } from '@/translations/admin';
import { missingMessages } from '@/translations/missing';
import {
  agency,
  buyer,
  lastVisits,
  noRequests,
  planModels,
  reminder,
  requestsList,
  runningPlan,
  topUp,
  unreadThread,
  waitingPage,
} from './account-home.fixtures';
import { AccountHomeScreen } from './account-home-screen';

const page = { pageNumber: 1, pageSize: 5 };
const backend = mockServer(
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
beforeEach(() => {
  localStorage.clear();
  userStore.logOut();
});
afterEach(cleanup);

it('R-450 says in words how much waits, the most urgent first, each with its one action', async () => {
  render(<AccountHomeScreen />);
  expect((await screen.findByRole('heading', { level: 1, name: /منتظر شماست/ })).textContent).toBe(
    texts.waiting('شش'),
  );
  const rows = within(screen.getByRole('list', { name: texts.list })).getAllByRole('listitem');
  const actions = rows.map((row) => row.querySelector('.u-wait-action a'));
  expect(actions.map((action) => action?.textContent)).toEqual([
    texts.work.payAmount('۷۹٬۲۰۰'),
    texts.work.payAction,
    texts.work.correctAction,
    texts.work.answerAction,
    texts.work.messageAction,
    texts.work.reminderAction,
  ]);
  expect(actions.map((action) => action?.getAttribute('href'))).toEqual([
    '/profile/directorderinfo/tr-08317#request-fee',
    '/profile/wallet?paymentId=pay-1',
    '/profile/directorder/edit/tr-08298',
    '/profile/directorderinfo/tr-08304#request-lines',
    '/profile/messages?conversation=conv-1',
    '/profile/notes/all?object=Product%7Esp-1',
  ]);
});

/** Serves pages of waiting requests, and none of the reads beside them. */
const serveWaiting = (answers: number) =>
  backend.use(
    requests(({ request }) => {
      const query = new URL(request.url).searchParams;
      return waitingPage(answers, Number(query.get('pageNumber') ?? 1), Number(query.get('pageSize')));
    }),
    payments([]),
    notes({ ...page, items: [], totalCount: 0 }),
  );

it('R-450 a correction behind more answers than a page holds is listed, and before them', async () => {
  serveWaiting(120);
  render(<AccountHomeScreen />);
  const list = await screen.findByRole('list', { name: texts.list });
  const [first, ...others] = [...list.querySelectorAll('.u-wait-action a')];
  expect(first?.getAttribute('href')).toBe('/profile/directorder/edit/tr-z-1');
  // The answers of one group are one.
  expect(others.map((link) => link.getAttribute('href'))).toEqual([
    expect.stringContaining('compare=g-1'),
    '/profile/messages?conversation=conv-1',
  ]);
  const reads = backend.requests.filter(({ path }) => path.includes('sort=turn'));
  // Only what waits for the buyer takes a place on these pages.
  for (const { path } of reads) {
    expect(new URL(path, 'http://x').searchParams.getAll('status').sort()).toEqual([
      'Answered',
      'AwaitingPayment',
      'Draft',
      'NeedsCorrection',
      'ReadyToPublish',
    ]);
  }
});

it('R-450 says that some are missing where more wait than are read', async () => {
  serveWaiting(600);
  render(<AccountHomeScreen />);
  await screen.findByText(missingMessages.title(texts.unreadParts.moreRequests));
  expect(backend.requests.filter(({ path }) => path.includes('sort=turn'))).toHaveLength(5);
  // A count of some of them would be wrong.
  expect(screen.getAllByText(texts.unknown)).toHaveLength(4);
});

it('R-452 counts the unread messages of all conversations, also of those beyond the list', async () => {
  backend.use(unread({ totalUnread: 57, items: [unreadThread] }));
  render(<AccountHomeScreen />);
  await screen.findByRole('list', { name: texts.list });
  expect(screen.getByText('۵۷')).toBeTruthy();
});

it('R-457 stores the notices that follow, for pages that read nothing', async () => {
  render(<AccountHomeScreen />);
  await screen.findByText(runningPlan.planTitle);
  await expect
    .poll(() => Object.keys(readNotices().latest).sort())
    .toEqual([
      ...['payment:pay-1', 'reminder:note-1', 'request:tr-08261', 'request:tr-08285', 'request:tr-08298'],
      ...['request:tr-08304', 'request:tr-08317'],
    ]);
});

it('R-462 a person without requests is led in three steps, what is done is ticked', async () => {
  backend.use(
    requests(noRequests),
    person({ ...buyer, completeness: 100, missingFields: [] }),
    unread({ totalUnread: 0, items: [] }),
    payments([]),
    notes({ ...page, items: [], totalCount: 0 }),
    running([]),
    favourites({ items: [], totalCount: 0, pageNumber: 1, pageSize: 1, counts: [] } as never),
  );
  render(<AccountHomeScreen />);
  const start = await screen.findByRole('region', { name: texts.start });
  await within(start).findByRole('img', { name: texts.done });
  const steps = within(start).getAllByRole('listitem');
  expect(steps.map((step) => within(step).queryByRole('img', { name: texts.done }) !== null)).toEqual([
    true,
    false,
    false,
  ]);
  expect(await screen.findByRole('heading', { level: 1, name: texts.nothingWaits })).toBeTruthy();
});

it('R-463 what a permission forbids is neither read nor offered', async () => {
  const agent = { ...buyer, roles: ['Consumer', 'MerchantAgent'] as never, permissions: [] as never };
  userStore.setCustomer(agent);
  backend.use(person(agent), agencies([agency]));
  render(<AccountHomeScreen />);
  await screen.findByRole('heading', { level: 1, name: texts.waiting('یک') });
  const own = await screen.findByRole('region', { name: texts.agencies });
  expect(calledOperations(backend.requests)).toEqual([
    'getCustomerProfile',
    'getUnreadConversations',
    'listMerchantAgents',
  ]);
  expect(screen.queryByText(texts.create)).toBeNull();
  // What the company permits, and what it does not, in words.
  await within(own).findByText(agency.merchantName);
  expect(within(own).getAllByText(texts.notPermitted)).toHaveLength(2);
});

it('R-462 what waits for a supplier without requests stands before the three steps', async () => {
  backend.use(requests(noRequests));
  render(<AccountHomeScreen />);
  const start = await screen.findByRole('region', { name: texts.start });
  const list = await screen.findByRole('list', { name: texts.list });
  expect(list.compareDocumentPosition(start) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
});

it('an administrator has the screens of the administration first, and no steps to a first request', async () => {
  const admin = { ...buyer, roles: ['Consumer', 'Admin'] as never, permissions: ['customers.list'] as never };
  userStore.setCustomer(admin);
  backend.use(person(admin));
  render(<AccountHomeScreen />);
  const own = await screen.findByRole('navigation', { name: adminTexts.views });
  const hrefs = within(own)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([
    '/profile/admin',
    '/profile/admin?view=customers',
    '/profile/admin?view=merchants',
    '/profile/admin?view=previews',
  ]);
  expect(screen.queryByRole('region', { name: texts.start })).toBeNull();
});
