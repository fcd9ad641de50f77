import {
  getListLastVisitsMockHandler as answering,
  getListLastVisitsMockHandlerDefault as failing,
} from '@bazaar/api/mocks/page-visits';
import { getListTradeRequestsBySupplierMockHandlerDefault as listless } from '@bazaar/api/mocks/trade-requests';
import type { LastVisit } from '@bazaar/api/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { logInForStory, never } from '@/testing/story-of-person';
import { ContinueIsland } from './continue-island';

const FIVE_MINUTES_MS = 300_000;
const visit = (id: string, title: string): LastVisit => ({
  objectType: 'Product',
  objectId: id,
  path: `/products/${id}`,
  title,
  isAvailable: true,
  times: 1,
  visitedAt: new Date(Date.now() - FIVE_MINUTES_MS).toISOString(),
});
const visits = (...items: LastVisit[]) =>
  answering({ items, totalCount: items.length, pageNumber: 1, pageSize: 10 });
const told = (...handlers: readonly unknown[]) => ({ msw: { handlers: [...handlers, listless()] } });

/** The island with its calls, on the mocks of the contract. */
const meta = {
  title: 'Screens/Home/Home continue connected',
  component: ContinueIsland,
  tags: ['!autodocs'],
  beforeEach: logInForStory,
} satisfies Meta<typeof ContinueIsland>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: told(visits(visit('sp-1', 'بلبرینگ 6205-2RS'), visit('sp-2', 'پمپ سانتریفیوژ ETA 50-200'))),
};
export const Loading: Story = { parameters: told(answering(never)) };
export const Empty: Story = { parameters: told(visits()) };
export const Failed: Story = { name: 'Error', parameters: told(failing()) };
