import {
  getListCustomersMockHandler as customers,
  getListCustomersMockHandlerDefault as noCustomers,
} from '@bazaar/api/mocks/customers';
import { getListMerchantsMockHandler as merchants } from '@bazaar/api/mocks/merchants';
import {
  getListWalletTransactionsMockHandler as ledger,
  getListWalletTransactionsMockHandlerDefault as noLedger,
} from '@bazaar/api/mocks/wallet-transactions';
import { parseAdminPlace } from '@bazaar/domain/administration/admin-place';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SharedQueries } from '@/lib/data/shared-queries';
import { never } from '@/testing/story-of-person';
import { customerLedger, customersOf, draftPreview, merchantPage } from './admin.fixtures';
import { AdminView } from './admin-view';

const told = (...handlers: readonly unknown[]) => ({ msw: { handlers } });
const at = (query: string) => parseAdminPlace(new URLSearchParams(query));

/** The administrator's lists, a customer and a preview; the chart of visits is Screens/Visits. */
const meta = {
  title: 'Screens/System/Administration',
  component: AdminView,
  tags: ['!autodocs'],
  args: { place: at('view=customers') },
  decorators: [
    (Story) => (
      <SharedQueries>
        <Story />
      </SharedQueries>
    ),
  ],
} satisfies Meta<typeof AdminView>;
export default meta;
type Story = StoryObj<typeof meta>;

const known = customers(({ request }) => customersOf(request.url));

export const Ready: Story = { parameters: told(known) };
export const Loading: Story = { parameters: told(customers(never)) };
export const Empty: Story = {
  args: { place: at('view=customers&term=پمپ&role=Supplier') },
  parameters: told(customers({ items: [], totalCount: 0, pageNumber: 1, pageSize: 25 })),
};
export const Failed: Story = { name: 'Error', parameters: told(noCustomers()) };
export const Merchants: Story = {
  args: { place: at('view=merchants') },
  parameters: told(merchants(merchantPage)),
};
export const Customer: Story = {
  args: { place: at('view=customers&user=user-1') },
  parameters: told(known, ledger(customerLedger)),
};
/** Without the ledger no credit can be given. */
export const CustomerWithoutLedger: Story = {
  args: { place: at('view=customers&user=user-1') },
  parameters: told(known, noLedger()),
};
export const Preview: Story = {
  args: { place: at(`view=previews&preview=${draftPreview.id}`), preview: draftPreview },
};
