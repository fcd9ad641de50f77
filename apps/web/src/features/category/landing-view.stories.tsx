import { PageSkeleton } from '@bazaar/ui/patterns/page-skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ActionsOfStory } from '@/testing/actions-of-story';
import { shellNotices } from '@/translations/shell-notices';
import {
  landingModels,
  landingProducts,
  landingShortcuts,
  landingSuppliers,
  subcategories,
} from './category.fixtures';
import { LandingView } from './landing-view';

const failed = { state: 'failed' } as const;
const none = { state: 'ready', items: [] } as const;

const meta = {
  title: 'Screens/Search and lists/Category landing page',
  component: LandingView,
  args: {
    crumbs: [{ label: 'محصولات', href: '/category/categoryType/Product' }, { label: 'بلبرینگ' }],
    title: 'بلبرینگ',
    scientificName: 'Ball bearings',
    description: 'بلبرینگ‌های شیار عمیق، تماس زاویه‌ای، خودتنظیم و کف‌گرد برای محورهای ماشین‌آلات صنعتی.',
    personal: <ActionsOfStory name="بلبرینگ" />,
    subcategories: { state: 'ready', items: subcategories },
    models: landingModels,
    shortcuts: landingShortcuts,
    products: { state: 'ready', items: landingProducts },
    suppliers: { state: 'ready', items: landingSuppliers },
    productsHref: '/products/category/c-ball-bearings',
    productCount: 201,
    supplierCount: 27,
    suppliersHref: '/supplier/category/c-ball-bearings',
    properties: { href: '/category/properties/c-ball-bearings', count: 14 },
    contents: { href: '/category/contents/Product/c-ball-bearings', count: 24 },
    guides: [
      { id: '1', href: '#1', kind: 'راهنمای خرید', title: 'راهنمای انتخاب بلبرینگ', date: '۱۴۰۵/۰۸/۱۶' },
    ],
    retryHref: '/category/c-ball-bearings',
  },
} satisfies Meta<typeof LandingView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
/** A catalogue that does not tell its models shows its newest products. */
export const WithoutModels: Story = { args: { models: [], shortcuts: [] } };
/** The outline shown while the page loads after a click on another page. */
export const Loading: Story = {
  render: () => <PageSkeleton kind="landing" label={shellNotices.loading} />,
};
export const Playground: Story = {};
export const Leaf: Story = { args: { subcategories: none } };
export const Empty: Story = {
  args: {
    guides: [],
    models: [],
    shortcuts: [],
    subcategories: none,
    products: none,
    suppliers: none,
    productCount: 0,
    supplierCount: 0,
  },
};
/** Every part failed on its own; the category and its links stay. */
export const Failed: Story = {
  name: 'Error',
  args: {
    subcategories: failed,
    models: [],
    shortcuts: [],
    products: failed,
    suppliers: failed,
    guides: [],
    productCount: undefined,
    supplierCount: undefined,
  },
};
