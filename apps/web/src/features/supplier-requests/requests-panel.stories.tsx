import {
  getListTradeRequestsBySupplierMockHandler as answering,
  getListTradeRequestsBySupplierResponseMock as example,
  getListTradeRequestsBySupplierMockHandlerDefault as failing,
} from '@bazaar/api/mocks/trade-requests';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { never } from '@/testing/story-of-person';
import { RequestsPanel } from './requests-panel';

const told = (...handlers: readonly unknown[]) => ({ msw: { handlers } });

/** The panel with its call, on the mocks of the contract. */
const meta = {
  title: 'Screens/Suppliers/Supplier requests connected',
  component: RequestsPanel,
  tags: ['!autodocs'],
  args: { supplierId: 's-1', line: undefined },
} satisfies Meta<typeof RequestsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { parameters: told(answering()) };
export const Loading: Story = { parameters: told(answering(never)) };
export const Empty: Story = { parameters: told(answering({ ...example(), groups: [], totalCount: 0 })) };
export const Failed: Story = { name: 'Error', parameters: told(failing()) };
