import { PageSkeleton } from '@bazaar/ui/patterns/page-skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { shellNotices } from '@/translations/shell-notices';
import { areaData, emptySearch } from './area-search.fixtures';
import { AreaSearchView } from './area-search-view';

const { filter } = areaData.address;
const withFilter = (change: Partial<typeof filter>) => {
  const address = { ...areaData.address, filter: { ...filter, ...change } };
  return { head: { ...areaData, address }, data: { ...areaData, address } };
};
const resultCounts = new Map([
  ['city:city-qom', 41],
  ['kind:Importer', 36],
]);
const narrowed = withFilter({ saleCityIds: ['city-qom'], kinds: ['Importer'] });

const meta = {
  title: 'Screens/Search and lists/Product search',
  component: AreaSearchView,
  args: { head: areaData, data: areaData },
  // The button at the end of the filters overlaps what scrolls below it: here its edge falls between two choices.
  decorators: [
    (Story) => (
      <div style={{ marginBlockStart: -6 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AreaSearchView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
/** The outline shown while the page loads after a click on another page. */
export const Loading: Story = { render: () => <PageSkeleton kind="list" label={shellNotices.loading} /> };
export const Playground: Story = {};
export const Grid: Story = { args: withFilter({ view: 'grid' }) };
export const Table: Story = { args: withFilter({ view: 'table' }) };
export const Narrowed: Story = { args: { ...narrowed, data: { ...narrowed.data, resultCounts } } };
export const Repaired: Story = {
  args: {
    ...withFilter({ term: "ldg'vn" }),
    data: { ...withFilter({ term: "ldg'vn" }).data, search: { ...areaData.search, repairedTerm: 'میلگرد' } },
  },
};
export const Estimated: Story = {
  args: {
    data: { ...areaData, search: { ...areaData.search, totalCount: 12_400, isTotalEstimated: true } },
  },
};
export const UnknownCategory: Story = { args: { data: { ...areaData, isCategoryUnknown: true } } };
export const Empty: Story = { args: { data: { ...areaData, search: emptySearch } } };
export const EmptyNarrowed: Story = {
  args: { ...narrowed, data: { ...narrowed.data, resultCounts, search: emptySearch } },
};
export const Failed: Story = { name: 'Error', args: { data: undefined } };
