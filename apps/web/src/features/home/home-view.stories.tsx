import { PageSkeleton } from '@bazaar/ui/patterns/page-skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { islandMessages } from '@/messages/shell-islands';
import { NOW_MS, product, supplierSummary, tradeUnits } from '@/testing/record-fixtures';
import type { AreaTree, TreeNode } from './category-tree';
import { type HomeData, HomeView } from './home-view';

const node = (id: string, name: string, products: number, children: TreeNode[] = []): TreeNode => ({
  id,
  name,
  slug: name,
  scientificName: 'Deep groove ball bearing',
  products,
  suppliers: 7,
  children,
});
const goods = [
  node('c-power', 'انتقال قدرت و یاتاقان', 505, [
    node('c-bearings', 'بلبرینگ', 201, [
      node('c-deep-groove', 'بلبرینگ شیار عمیق', 114),
      node('c-angular', 'بلبرینگ تماس زاویه‌ای', 29),
    ]),
    node('c-couplings', 'کوپلینگ', 43),
  ]),
  node('c-pumps', 'پمپ و کمپرسور', 201),
];
const areas: AreaTree[] = [
  { area: 'IndustrialService', products: 355, children: [node('c-laser', 'برش لیزر', 29)] },
  { area: 'Product', products: 706, children: goods },
  { area: 'ConsultingService', products: 168, children: [node('c-design', 'طراحی صنعتی', 12)] },
  { area: 'ElectronicDocument', products: 140, children: [node('c-standards', 'استانداردها', 70)] },
];
const ids = ['sp-1', 'sp-2', 'sp-3', 'sp-4', 'sp-5', 'sp-6', 'sp-7', 'sp-8'];
const data: HomeData = {
  siteName: 'بازار صنعت',
  areas,
  initialSpans: {
    'c-deep-groove': [
      { id: 'd', title: 'قطر داخلی', symbol: 'd', range: '۳ تا ۳۲۰', unit: 'mm' },
      { id: 'C', title: 'بار دینامیکی', symbol: 'C', range: '۰٫۵ تا ۳۱۲', unit: 'kN' },
    ],
  },
  newest: { state: 'ready', value: { items: ids.map((id) => ({ ...product, id })), totalCount: 3000 } },
  suppliers: {
    state: 'ready',
    value: { items: ids.map((id) => ({ ...supplierSummary, id })), totalCount: 149 },
  },
  tradeUnits,
  nowMs: NOW_MS,
};

const meta = {
  title: 'Screens/Home',
  component: HomeView,
  args: { data },
} satisfies Meta<typeof HomeView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Playground: Story = {};
/** What stands there while the page is on its way from another page of the site. */
export const Loading: Story = { render: () => <PageSkeleton kind="home" label={islandMessages.loading} /> };

/** Bands whose reading failed leave without a trace; the areas stay. */
export const Failed: Story = {
  name: 'Error',
  args: {
    data: {
      ...data,
      newest: { state: 'failed', kind: 'timeout' },
      suppliers: { state: 'failed', kind: 'network' },
    },
  },
};

export const Empty: Story = {
  args: {
    data: {
      ...data,
      newest: { state: 'ready', value: { items: [], totalCount: 0 } },
      suppliers: { state: 'ready', value: { items: [], totalCount: 0 } },
    },
  },
};

/** The menus failed: four empty roots, whose links work. */
export const MenusFailed: Story = {
  args: {
    data: {
      ...data,
      areas: areas.map((area) => ({ ...area, children: [], products: undefined })),
      initialSpans: {},
    },
  },
};
