import { PageSkeleton } from '@bazaar/ui/patterns/page-skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ActionsOfStory } from '@/testing/actions-of-story';
import { baseProductMessages as texts } from '@/translations/base-product';
import { baseProductData, offers } from './base-product.fixtures';
import { BaseProductView } from './base-product-view';

const meta = {
  title: 'Screens/Products/Base product',
  component: BaseProductView,
  args: {
    data: baseProductData(),
    crumbs: [
      { label: 'محصولات', href: '/category/categoryType/Product' },
      { label: 'بلبرینگ شیار عمیق', href: '/category/c-1' },
      { label: 'بلبرینگ شیار عمیق 6205-2RSH' },
    ],
    personal: <ActionsOfStory name="6205-2RSH" />,
  },
} satisfies Meta<typeof BaseProductView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Playground: Story = {};
export const OneOffer: Story = {
  args: { data: baseProductData({ offers: offers.slice(0, 1), totalCount: 1 }) },
};
export const Empty: Story = { args: { data: baseProductData({ offers: [], totalCount: 0 }) } };
export const MoreThanShown: Story = { args: { data: baseProductData({ totalCount: 72 }) } };
/** The category could not be read: the offers stay. */
export const WithoutCategory: Story = { args: { data: baseProductData({ category: undefined }) } };
export const Loading: Story = { render: () => <PageSkeleton kind="product" label={texts.loading} /> };
