import { PageSkeleton } from '@bazaar/ui/patterns/page-skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { shellNotices } from '@/translations/shell-notices';
import {
  foundCategories,
  foundContents,
  foundProducts,
  foundSuppliers,
  foundVideos,
} from './search.fixtures';
import { SearchStart } from './search-hints';
import { SearchView } from './search-view';

const failed = { state: 'failed' } as const;
const none = { state: 'ready', items: [], totalCount: 0, count: '۰' } as const;
const nothing = { products: none, suppliers: none, contents: none, videos: none, categories: none };
const parts = {
  products: {
    state: 'ready',
    items: foundProducts,
    totalCount: 12_400,
    count: 'حدود ۱۲٬۴۰۰',
    more: { href: '/search?q=a&tab=products', label: 'مشاهدهٔ حدود ۱۲٬۴۰۰ محصول' },
  },
  suppliers: { state: 'ready', items: foundSuppliers, totalCount: 1, count: '۱' },
  contents: { state: 'ready', items: foundContents, totalCount: 2, count: '۲' },
  videos: { state: 'ready', items: foundVideos, totalCount: 1, count: '۱' },
  categories: { state: 'ready', items: foundCategories, totalCount: 2, count: '۲' },
} as const;
const chips = [
  { id: 'c-1', href: '/category/c-1', name: 'بلبرینگ', scientificName: 'Ball bearings' },
  { id: 'c-2', href: '/category/c-2', name: 'رولبرینگ', scientificName: 'Roller bearings' },
];

const meta = {
  title: 'Screens/Search and lists/Search',
  component: SearchView,
  args: {
    term: 'بلبرینگ 6205',
    tab: 'all',
    tabHrefs: {
      all: '/search?q=a',
      products: '/search?q=a&tab=products',
      suppliers: '/search?q=a&tab=suppliers',
      contents: '/search?q=a&tab=contents',
      videos: '/search?q=a&tab=videos',
      categories: '/search?q=a&tab=categories',
    },
    parts,
    categoryChips: chips,
    narrower: chips.map(({ id, href, name }) => ({ id, href, name })),
    broader: [],
    retryHref: '/search?q=a',
  },
} satisfies Meta<typeof SearchView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
/** The outline shown while the page loads after a click on another page. */
export const Loading: Story = {
  render: () => <PageSkeleton kind="results" label={shellNotices.loading} />,
};
export const Playground: Story = {};
export const Products: Story = { args: { tab: 'products' } };
export const Suppliers: Story = { args: { tab: 'suppliers' } };
export const Contents: Story = { args: { tab: 'contents' } };
export const Videos: Story = { args: { tab: 'videos' } };
export const Categories: Story = { args: { tab: 'categories' } };
export const Repaired: Story = {
  args: {
    term: 'میلگرد',
    note: {
      text: "«ldg'vn» چیزی نیافت و با چیدمان دیگر صفحه‌کلید خوانده شد؛",
      other: { href: '/search?q=ldg%27vn&exact=1', label: "جستجوی دقیق «ldg'vn»" },
    },
  },
};
export const Exact: Story = {
  args: {
    term: "ldg'vn",
    note: { text: 'تنها همین نوشته جستجو شد؛', other: { href: '/search?q=a', label: 'نتایج برای «میلگرد»' } },
    parts: nothing,
  },
};
export const Empty: Story = {
  args: { term: 'چیزی که نیست', parts: nothing, categoryChips: [], narrower: [], broader: chips },
};
export const OneKindOnly: Story = { args: { parts: { ...nothing, products: parts.products } } };
/** Every kind failed; the term stays. */
export const Failed: Story = {
  name: 'Error',
  args: {
    parts: { products: failed, suppliers: failed, contents: failed, videos: failed, categories: failed },
    categoryChips: [],
    narrower: [],
  },
};
export const PartFailed: Story = { args: { parts: { ...parts, products: failed } } };
export const NothingRequested: Story = { render: () => <SearchStart /> };
