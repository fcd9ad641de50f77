import { PageSkeleton } from '@bazaar/ui/patterns/page-skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ActionsOfStory } from '@/testing/actions-of-story';
import { delegations, NOW_MS, product, supplier } from '@/testing/record-fixtures';
import { retryOfStory } from '@/testing/retry-of-story';
import { article, video } from '@/testing/supplier-fixtures';
import { tradeUnits } from '@/testing/unit-fixtures';
import { shellNotices } from '@/translations/shell-notices';
import type { SupplierData } from './supplier-data';
import { SupplierPageView } from './supplier-view';

const data: SupplierData = {
  supplier,
  products: {
    state: 'ready',
    value: {
      items: [product, { ...product, id: 'sp-2' }, { ...product, id: 'sp-3' }],
      totalCount: 58,
      saleCities: [],
    },
  },
  pageNumber: 1,
  delegations: { state: 'ready', value: { items: delegations } },
  saleSetting: {
    state: 'ready',
    value: {
      merchantId: 'm-7',
      acceptsDirectOrder: true,
      minOrderRial: 50_000_000,
      paymentTerms: ['Cash', 'Check'],
      deliveryMethods: ['BuyerPickup', 'Freight'],
      saleCityIds: [],
      answerSlaHours: 8,
      requiredDocumentTypeIds: [],
    },
  },
  contentCount: 1,
  contents: { state: 'ready', value: { items: [article] } },
  videos: { state: 'ready', value: { items: [video], totalCount: 1 } },
  tradeUnits,
  aboutHtml: supplier.aboutHtml ?? '',
  nowMs: NOW_MS,
};

const meta = {
  title: 'Screens/Suppliers/Supplier',
  component: SupplierPageView,
  args: {
    data,
    personal: <ActionsOfStory name={data.supplier.name} />,
    retry: retryOfStory,
  },
} satisfies Meta<typeof SupplierPageView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Playground: Story = {};
/** The outline shown while the page loads after a click on another page. */
export const Loading: Story = {
  render: () => <PageSkeleton kind="supplier" label={shellNotices.loading} />,
};

export const LaterPage: Story = { args: { data: { ...data, pageNumber: 6 } } };

export const Unconfirmed: Story = {
  args: {
    data: {
      ...data,
      supplier: { ...supplier, isConfirmed: false, confirmation: undefined, evidences: [], certificates: [] },
    },
  },
};

/** The confirmation expired after it was read: the page shows it by the dates. */
export const ConfirmationExpired: Story = {
  args: { data: { ...data, nowMs: Date.parse('2028-01-01T08:00:00Z') } },
};

/** The optional parts failed, each with its own retry. */
export const Failed: Story = {
  name: 'Error',
  args: {
    data: {
      ...data,
      products: { state: 'failed', kind: 'timeout' },
      delegations: { state: 'failed', kind: 'service' },
      saleSetting: { state: 'failed', kind: 'service' },
      contents: { state: 'failed', kind: 'service' },
      videos: { state: 'failed', kind: 'service' },
    },
  },
};

export const Empty: Story = {
  args: {
    data: {
      ...data,
      products: { state: 'ready', value: { items: [], totalCount: 0, saleCities: [] } },
      delegations: { state: 'ready', value: { items: [] } },
      saleSetting: { state: 'missing', status: 404 },
      contentCount: 0,
      contents: { state: 'ready', value: { items: [] } },
      videos: { state: 'ready', value: { items: [], totalCount: 0 } },
      aboutHtml: '',
      supplier: { ...supplier, categories: [], phones: [], workingHours: [], website: undefined },
    },
  },
};
