import { PageSkeleton } from '@bazaar/ui/patterns/page-skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { islandMessages } from '@/messages/shell-islands';
import { foundProducts, foundSuppliers } from './search.fixtures';
import { SearchStart } from './search-hints';
import { SearchView } from './search-view';

const failed = { state: 'failed' } as const;
const none = { state: 'ready', items: [], totalCount: 0 } as const;

const meta = {
  title: 'Screens/Search',
  component: SearchView,
  args: {
    term: 'بلبرینگ 6205',
    tab: 'all',
    tabHrefs: {
      all: '/search?q=a',
      products: '/search?q=a&tab=products',
      suppliers: '/search?q=a&tab=suppliers',
    },
    products: {
      state: 'ready',
      items: foundProducts,
      totalCount: 42,
      more: { href: '/search?q=a&tab=products', label: 'مشاهدهٔ هر ۴۲ محصول' },
    },
    suppliers: { state: 'ready', items: foundSuppliers, totalCount: 1 },
    categories: [
      { id: 'c-1', href: '/category/c-1', name: 'بلبرینگ', scientificName: 'Ball bearings' },
      { id: 'c-2', href: '/category/c-2', name: 'رولبرینگ', scientificName: 'Roller bearings' },
    ],
    retryHref: '/search?q=a',
  },
} satisfies Meta<typeof SearchView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
/** What stands there while the page is on its way from another page of the site. */
export const Loading: Story = {
  render: () => <PageSkeleton kind="results" label={islandMessages.loading} />,
};
export const Playground: Story = {};
export const Products: Story = { args: { tab: 'products' } };
export const Suppliers: Story = { args: { tab: 'suppliers' } };
export const Repaired: Story = { args: { term: 'fgfvdk', repairedTerm: 'بلبرین' } };
export const Empty: Story = {
  args: { term: 'چیزی که نیست', products: none, suppliers: none, categories: [] },
};
export const OneKindOnly: Story = { args: { suppliers: none } };
/** Both kinds failed; what was asked and the categories stay. */
export const Failed: Story = { name: 'Error', args: { products: failed, suppliers: failed } };
export const PartFailed: Story = { args: { products: failed } };
export const NothingAsked: Story = { render: () => <SearchStart /> };
