import { PageSkeleton } from '@bazaar/ui/patterns/page-skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { confirmation, NOW_MS, supplierSummary } from '@/testing/record-fixtures';
import { shellNotices } from '@/translations/shell-notices';
import { PLAIN_SEARCH } from './search-address';
import type { SupplierSearchData } from './search-data';
import { SupplierSearchView } from './supplier-search-view';

const items = [
  supplierSummary,
  {
    ...supplierSummary,
    id: 's-8',
    name: 'تأمین ایمنی نگین‌پولاد',
    isConfirmed: false,
    confirmation: undefined,
  },
  {
    ...supplierSummary,
    id: 's-9',
    name: 'بازرگانی ماشین‌ابزار زرین‌رود',
    isConfirmed: false,
    confirmation: { ...confirmation, validTo: '2026-04-01T00:00:00.000Z', state: 'Expired' as const },
  },
];

const data: SupplierSearchData = {
  path: '#search',
  term: 'یاتاقان',
  address: PLAIN_SEARCH,
  states: [{ id: 'state-tehran', name: 'تهران' }],
  cities: ['تهران', 'کرج', 'اصفهان'].map((name) => ({ id: name, name })),
  categories: [{ id: 'c-1', name: 'انتقال قدرت و یاتاقان' }],
  suppliers: { state: 'ready', items, totalCount: 42 },
  sameNameCategories: [],
  nowMs: NOW_MS,
};
const narrowed = {
  ...PLAIN_SEARCH,
  categoryType: 'Product' as const,
  kinds: ['Importer' as const],
  brand: 'SKF',
  confirmedOnly: true,
};

const meta = {
  title: 'Screens/Suppliers/Supplier search',
  component: SupplierSearchView,
  args: {
    data,
    crumbs: [{ label: 'صفحهٔ اصلی', href: '#' }, { label: 'تأمین‌کنندگان', href: '#' }, { label: '«یاتاقان»' }],
    areas: [{ id: 'Product', name: 'محصولات', href: '#' }],
  },
} satisfies Meta<typeof SupplierSearchView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
/** An old address of a page that is no longer there. */
export const PastTheEnd: Story = {
  args: { data: { ...data, suppliers: { state: 'ready', items: [], totalCount: 42 } } },
};
export const Narrowed: Story = { args: { data: { ...data, address: narrowed } } };
export const Repaired: Story = { args: { data: { ...data, term: 'dhjhrhk', repairedTerm: 'یاتاقان' } } };
export const Loading: Story = { render: () => <PageSkeleton kind="list" label={shellNotices.loading} /> };
export const Empty: Story = {
  args: {
    data: {
      ...data,
      suppliers: { state: 'ready', items: [], totalCount: 0 },
      sameNameCategories: [{ id: 'c-2', name: 'یاتاقان', href: '#', scientificName: 'Plain bearing' }],
    },
  },
};
/** No results under these facets: each can be removed. */
export const EmptyNarrowed: Story = {
  args: { data: { ...data, address: narrowed, suppliers: { state: 'ready', items: [], totalCount: 0 } } },
};
export const Failed: Story = { name: 'Error', args: { data: { ...data, suppliers: { state: 'failed' } } } };
