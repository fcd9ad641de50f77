import { EMPTY_FILTER } from '@bazaar/domain/catalogue-filter';
import { PageSkeleton } from '@bazaar/ui/patterns/page-skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { parseListAddress } from '@/entities/catalogue-filter/address/list-address';
import { listData, products } from '@/entities/catalogue-filter/data/catalogue-list.fixtures';
import { shellNotices } from '@/translations/shell-notices';
import { CatalogueListView } from './catalogue-list-view';
import { ListFailureView } from './list-failure-view';

const crumbs = [
  { label: 'محصولات', href: '/category/categoryType/Product' },
  { label: 'انتقال قدرت و یاتاقان', href: '/category/c-power-transmission' },
  { label: 'بلبرینگ', href: '/category/c-ball-bearings' },
  { label: 'بلبرینگ شیار عمیق' },
];

const meta = {
  title: 'Screens/Search and lists/Catalogue list',
  component: CatalogueListView,
  args: {
    data: listData(),
    notes: [],
    resultCounts: new Map(),
    crumbs,
    terms: ['Deep groove ball bearing', 'ISO 15', 'DIN 625-1'],
  },
} satisfies Meta<typeof CatalogueListView>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (query: string) => parseListAddress(new URLSearchParams(query)).address;
const filtered = 'f=p-bore:20~30@u-mm&f=p-seal:o-rs&confirmedOnly=true';

export const Ready: Story = {};
/** The outline shown while the page loads after a click on another page. */
export const Loading: Story = { render: () => <PageSkeleton kind="list" label={shellNotices.loading} /> };
export const Playground: Story = {};
export const Filtered: Story = {
  args: {
    data: listData(at(`${filtered}&sort=property.p-bore`)),
    resultCounts: new Map([
      ['f:p-bore', 158],
      ['f:p-seal', 140],
    ]),
  },
};
export const EstimatedCount: Story = {
  args: {
    data: { ...listData(), search: { ...listData().search, totalCount: 12_400, isTotalEstimated: true } },
  },
};
export const Inches: Story = { args: { data: listData({ isImperial: true }) } };
export const Grid: Story = { args: { data: listData({ filter: { ...EMPTY_FILTER, view: 'grid' } }) } };
/** R26: the products of one supplier. */
export const OfOneSupplier: Story = {
  args: { data: { ...listData(), supplier: products[0]?.supplier } },
};
export const List: Story = { args: { data: listData({ filter: { ...EMPTY_FILTER, view: 'list' } }) } };
export const IgnoredPart: Story = { args: { notes: [{ reason: 'unreadable', raw: 'p-bore' }] } };
export const NoQuantity: Story = {
  args: {
    data: listData({
      ...at('f=p-seal:o-rs'),
      refused: [{ propertyId: 'p-bore', min: '۲۰', max: '۵۰ سیب', unitId: 'u-mm' }],
    }),
  },
};
export const NothingFits: Story = {
  args: {
    data: listData(at(filtered), []),
    resultCounts: new Map([
      ['f:p-seal', 12],
      ['f:p-bore', 1],
    ]),
  },
};
/** A category without offers. */
export const Empty: Story = {
  args: { data: listData({}, []), parentHref: '/category/c-ball-bearings' },
};
export const PastTheEnd: Story = {
  args: {
    data: { ...listData(at('pageNumber=40')), search: { ...listData().search, items: [] } },
  },
};
export const OneProduct: Story = { args: { data: listData({}, products.slice(2, 3)) } };
export const Failed: Story = {
  name: 'Error',
  render: ({ terms }) => (
    <ListFailureView
      crumbs={crumbs}
      title="بلبرینگ شیار عمیق"
      terms={terms}
      retryHref="/products/category/c-1"
    />
  ),
};
