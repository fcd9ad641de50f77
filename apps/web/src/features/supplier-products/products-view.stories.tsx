import { PageSkeleton } from '@bazaar/ui/patterns/page-skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SupplierTabs } from '@/entities/supplier/supplier-tabs';
import { NOW_MS, product, supplier } from '@/testing/record-fixtures';
import { tradeUnits } from '@/testing/unit-fixtures';
import { shellNotices } from '@/translations/shell-notices';
import { ALL_PRODUCTS } from './products-address';
import { type ProductsData, ProductsView } from './products-view';

const data: ProductsData = {
  supplier,
  area: 'Product',
  path: '#goods',
  address: ALL_PRODUCTS,
  products: { state: 'ready', items: [product, { ...product, id: 'sp-2' }], totalCount: 58 },
  tradeUnits,
  areas: [
    { href: '#product', label: 'محصولات', isCurrent: true },
    { href: '#service', label: 'خدمات صنعتی' },
  ],
  categories: [
    { id: 'c-1', name: 'بلبرینگ شیار عمیق', href: '#c-1', isCurrent: true },
    { id: 'c-2', name: 'کاسه‌نمد', href: '#c-2' },
  ],
  others: [],
};
const nothing = { state: 'ready', items: [], totalCount: 0 } as const;

const meta = {
  title: 'Screens/Suppliers/Supplier products',
  component: ProductsView,
  args: {
    data,
    crumbs: [{ label: 'تأمین‌کنندگان', href: '#' }, { label: supplier.name, href: '#' }, { label: 'محصولات' }],
    bar: <SupplierTabs supplier={supplier} current="products" nowMs={NOW_MS} />,
  },
} satisfies Meta<typeof ProductsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const NothingFound: Story = {
  args: { data: { ...data, address: { term: 'پمپ', pageNumber: 1 }, products: nothing } },
};
export const Loading: Story = { render: () => <PageSkeleton kind="list" label={shellNotices.loading} /> };
/** No products in this area: the other areas with their counts. */
export const Empty: Story = {
  args: {
    data: {
      ...data,
      products: nothing,
      categories: [],
      others: [{ id: 'IndustrialService', name: 'خدمات صنعتی', href: '#', count: '۱۰' }],
    },
  },
};
export const Failed: Story = { name: 'Error', args: { data: { ...data, products: { state: 'failed' } } } };
