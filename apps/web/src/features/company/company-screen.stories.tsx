import {
  getListMerchantAgentsMockHandler as agents,
  getListMerchantAgentsMockHandlerDefault as noAgents,
  getGetCustomerProfileMockHandler as profile,
} from '@bazaar/api/mocks/customers';
import { getListRunningMembershipsMockHandler as plans } from '@bazaar/api/mocks/membership-plans';
import {
  getListMerchantsMockHandler as merchants,
  getListMerchantsMockHandlerDefault as noMerchants,
  getGetMerchantSaleSettingMockHandler as sale,
} from '@bazaar/api/mocks/merchants';
import { getListSuppliersMockHandler as suppliers } from '@bazaar/api/mocks/suppliers';
import { getListTradeRequestsBySupplierMockHandler as requests } from '@bazaar/api/mocks/trade-requests';
import { getListFavoritesByTypeMockHandler as favourites } from '@bazaar/api/mocks/user-favorites';
import { CompanyEdges } from '@bazaar/ui/patterns/company-page';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SharedQueries } from '@/lib/data/shared-queries';
import { never } from '@/testing/story-of-person';
import { CompaniesTab } from './companies/companies-tab';
import * as known from './company.fixtures';
import { DealingsPanel } from './dealings/dealings-panel';
import { FollowedPanel } from './followed/followed-panel';
import { RefusedTab } from './refused-tab';
import type { PlaceInHand } from './use-company-place';

const place: PlaceInHand = {
  ...{ tab: 'companies', term: '', sort: 'last', pageNumber: 1 },
  show: () => undefined,
};
const told = (...handlers: readonly unknown[]) => ({
  msw: { handlers: [profile(() => known.owner), plans([]), sale(known.saleSetting), ...handlers] },
});

/** The tabs with their calls, on the mocks of the contract; that of companies unless a story names another. */
const meta = {
  title: 'Screens/Account/Companies',
  component: CompaniesTab,
  tags: ['!autodocs'],
  args: { place },
  decorators: [
    (Story) => (
      <SharedQueries>
        <CompanyEdges>
          <Story />
        </CompanyEdges>
      </SharedQueries>
    ),
  ],
} satisfies Meta<typeof CompaniesTab>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: told(merchants(known.pageOf(known.merchants)), agents([...known.agents])),
};
export const Loading: Story = { parameters: told(merchants(never), agents(never)) };
/** An owner without agents. */
export const Empty: Story = {
  parameters: told(merchants(known.pageOf(known.merchants.slice(1))), agents([])),
};
export const Failed: Story = { name: 'Error', parameters: told(noMerchants(), noAgents()) };
export const Dealings: Story = {
  render: () => <DealingsPanel place={{ ...place, tab: 'suppliers' }} />,
  parameters: told(requests(known.dealings)),
};
export const Followed: Story = {
  render: () => <FollowedPanel place={{ ...place, tab: 'followed' }} />,
  parameters: told(favourites(known.pageOf(known.followed)), suppliers({ ...known.pageOf(known.suppliers) })),
};
/** A buyer without a company who followed a link to the tab. */
export const Refused: Story = { render: () => <RefusedTab tab="companies" />, parameters: told() };
