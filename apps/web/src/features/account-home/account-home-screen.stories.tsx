import {
  getGetUnreadConversationsMockHandlerDefault as noUnread,
  getGetUnreadConversationsMockHandler as unread,
} from '@bazaar/api/mocks/conversations';
import {
  getListMerchantAgentsMockHandler as agencies,
  getGetCustomerProfileMockHandlerDefault as noPerson,
  getGetCustomerProfileMockHandler as person,
} from '@bazaar/api/mocks/customers';
import {
  getListRunningMembershipsMockHandlerDefault as noRunning,
  getListRunningMembershipsMockHandler as running,
} from '@bazaar/api/mocks/membership-plans';
import {
  getListNotesMockHandlerDefault as noNotes,
  getListNotesMockHandler as notes,
} from '@bazaar/api/mocks/notes';
import {
  getListLastVisitsMockHandlerDefault as noVisits,
  getListLastVisitsMockHandler as visits,
} from '@bazaar/api/mocks/page-visits';
import {
  getListUnfinishedPaymentsMockHandlerDefault as noPayments,
  getListUnfinishedPaymentsMockHandler as payments,
} from '@bazaar/api/mocks/payments';
import {
  getListTradeRequestsBySupplierMockHandlerDefault as noList,
  getListTradeRequestsBySupplierMockHandler as requests,
} from '@bazaar/api/mocks/trade-requests';
import {
  getListTypeModelsMockHandler as models,
  getListTypeModelsMockHandlerDefault as noModels,
} from '@bazaar/api/mocks/type-models';
import { getListFavoritesMockHandler as favourites } from '@bazaar/api/mocks/user-favorites';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { logInForStory, never } from '@/testing/story-of-person';
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
} from './account-home.fixtures';
import { AccountHomeScreen } from './account-home-screen';

const told = (...handlers: readonly unknown[]) => ({ msw: { handlers } });
const page = { pageNumber: 1, pageSize: 5 };
const nothing = { ...page, items: [], totalCount: 0 };

/** The screen with its calls, on the mocks of the contract. */
const meta = {
  title: 'Screens/Account/Account home',
  component: AccountHomeScreen,
  tags: ['!autodocs'],
  beforeEach: logInForStory,
} satisfies Meta<typeof AccountHomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: told(
    person(buyer),
    requests(requestsList),
    unread({ totalUnread: 2, items: [unreadThread] }),
    payments([topUp]),
    notes({ ...page, items: [reminder], totalCount: 1 }),
    running([runningPlan]),
    visits({ ...page, items: [...lastVisits], totalCount: 136 }),
    models([...planModels]),
  ),
};
/** Nothing waits: all is done. */
export const Empty: Story = {
  parameters: told(
    person(buyer),
    requests({ ...requestsList, groups: [] }),
    unread({ totalUnread: 0, items: [] }),
    payments([]),
    notes(nothing),
    running([]),
    visits(nothing),
    models([...planModels]),
  ),
};
/** No request yet: three steps lead to the first. */
export const NewPerson: Story = {
  parameters: told(
    person({ ...buyer, completeness: 100, missingFields: [] }),
    requests(noRequests),
    unread({ totalUnread: 0, items: [] }),
    payments([]),
    notes(nothing),
    running([]),
    visits(nothing),
    models([...planModels]),
    favourites(),
  ),
};
/** A company's agent: the company, and what it permits in words. */
export const Agent: Story = {
  parameters: told(
    person({ ...buyer, roles: ['Consumer', 'MerchantAgent'] }),
    agencies([agency]),
    requests(requestsList),
    unread({ totalUnread: 0, items: [] }),
    payments([]),
    notes(nothing),
    running([]),
    visits(nothing),
    models([...planModels]),
  ),
};
/** Her own screens first. */
export const Administrator: Story = {
  parameters: told(
    person({ ...buyer, roles: ['Consumer', 'Admin'], permissions: [...buyer.permissions, 'customers.list'] }),
    requests(noRequests),
    unread({ totalUnread: 0, items: [] }),
    payments([]),
    notes(nothing),
    visits(nothing),
    running([]),
    models([...planModels]),
  ),
};
export const Loading: Story = {
  parameters: told(
    person(never),
    requests(never),
    unread(never),
    payments(never),
    notes(never),
    running(never),
    visits(never),
    models(never),
  ),
};
export const Failed: Story = {
  name: 'Error',
  parameters: told(
    noPerson(),
    noList(),
    noUnread(),
    noPayments(),
    noNotes(),
    noRunning(),
    noVisits(),
    noModels(),
  ),
};
