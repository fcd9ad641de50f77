import type { SupplierWithProducts } from '@bazaar/api/model';
import { EMPTY_FILTER } from '@bazaar/domain/catalogue-filter';
import { PageSkeleton } from '@bazaar/ui/patterns/page-skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { parseListAddress } from '@/entities/catalogue-filter/address/list-address';
import { listData } from '@/entities/catalogue-filter/data/catalogue-list.fixtures';
import { NOW_MS, product, supplierSummary } from '@/testing/record-fixtures';
import { shellNotices } from '@/translations/shell-notices';
import type { CategorySuppliersData } from './category-suppliers-data';
import { CategorySuppliersView } from './category-suppliers-view';

const supplier = (id: string, name: string, count: number): SupplierWithProducts => ({
  ...supplierSummary,
  id,
  name,
  products: Array.from({ length: count }, (_, index) => ({ ...product, id: `${id}-${index}` })),
});

const data: CategorySuppliersData = {
  list: listData(),
  suppliers: {
    state: 'ready',
    items: [supplier('s-1', 'بازرگانی یاتاقان البرز', 4), supplier('s-2', 'کارخانهٔ بلبرینگ شایان‌گستر', 1)],
    totalCount: 12,
  },
  notes: [],
  resultCounts: new Map(),
  nowMs: NOW_MS,
};

const meta = {
  title: 'Screens/Suppliers/Category suppliers',
  component: CategorySuppliersView,
  args: {
    data,
    crumbs: [{ label: 'محصولات', href: '#' }, { label: 'بلبرینگ', href: '#' }, { label: 'تأمین‌کنندگان' }],
    terms: ['Deep groove ball bearing'],
    productsHref: '#',
  },
} satisfies Meta<typeof CategorySuppliersView>;
export default meta;
type Story = StoryObj<typeof meta>;

const narrow = 'f=p-bore:20~30@u-mm&saleCityIds=city-tehran';
const nobody = { state: 'ready', items: [], totalCount: 0 } as const;

export const Ready: Story = {};
export const NobodyFits: Story = {
  args: {
    data: {
      ...data,
      suppliers: nobody,
      list: listData(parseListAddress(new URLSearchParams(narrow)).address, []),
      resultCounts: new Map([
        ['f:p-bore', 9],
        ['city:city-tehran', 4],
      ]),
    },
  },
};
export const Empty: Story = {
  args: {
    data: {
      ...data,
      list: listData({ filter: EMPTY_FILTER }),
      suppliers: nobody,
    },
  },
};
export const Loading: Story = { render: () => <PageSkeleton kind="list" label={shellNotices.loading} /> };
/** The search by POST failed: the filters stay, and only a press repeats it. */
export const Failed: Story = { name: 'Error', args: { data: { ...data, suppliers: { state: 'failed' } } } };
