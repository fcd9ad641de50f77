import { PageSkeleton } from '@bazaar/ui/patterns/page-skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { compareMessages as texts } from '@/translations/compare';
import { compareData, products } from './compare.fixtures';
import { CompareFailureView } from './compare-failure-view';
import { CompareView } from './compare-view';

const crumbs = [
  { label: 'محصولات', href: '/category/categoryType/Product' },
  { label: 'بلبرینگ شیار عمیق', href: '/products/category/c-1' },
  { label: 'مقایسه' },
];

const meta = {
  title: 'Screens/Products/Comparison',
  component: CompareView,
  args: { data: compareData(), crumbs, csv: '#csv' },
} satisfies Meta<typeof CompareView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Playground: Story = {};
export const Inches: Story = {
  args: { data: compareData({ preference: { isImperial: true, unitIds: [] } }) },
};
export const OnlyDifferences: Story = { args: { data: compareData({ isBrief: true }) } };
export const Two: Story = { args: { data: compareData({}, { products: products.slice(0, 2) }) } };
export const OneLeft: Story = {
  args: {
    data: compareData({}, { products: products.slice(0, 1), left: { gone: 1, foreign: 1, failed: 1 } }),
  },
};
export const TooMany: Story = { args: { data: compareData({ isCut: true }) } };
export const Empty: Story = {
  args: { data: compareData({}, { products: [], left: { gone: 2, foreign: 0, failed: 0 } }) },
};
export const Failed: Story = {
  render: () => <CompareFailureView crumbs={crumbs} title="مقایسهٔ بلبرینگ شیار عمیق" retryHref="/" />,
};
export const Loading: Story = { render: () => <PageSkeleton kind="list" label={texts.loading} /> };
