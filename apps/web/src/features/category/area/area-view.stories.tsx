import { LandingCells } from '@bazaar/ui/patterns/category-landing';
import { PageSkeleton } from '@bazaar/ui/patterns/page-skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { shellNotices } from '@/translations/shell-notices';
import { subcategories } from '../category.fixtures';
import { AreaFilter } from './area-filter';
import { AreaMatches } from './area-matches';
import { AreaView } from './area-view';

const within =
  (children: ReactNode, term = '') =>
  (intro: ReactNode) => (
    <AreaFilter categoryType="Product" action="#" term={term} intro={intro}>
      {children}
    </AreaFilter>
  );

const meta = {
  title: 'Screens/Search and lists/Area',
  component: AreaView,
  args: {
    area: 'Product',
    title: 'محصولات',
    detail: 'تجهیزات و کالاهای صنعتی',
    isEmpty: false,
    filter: within(<LandingCells label="گروه‌ها" cells={subcategories} />),
  },
} satisfies Meta<typeof AreaView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
/** The outline shown while the page loads after a click on another page. */
export const Loading: Story = {
  render: () => <PageSkeleton kind="landing" label={shellNotices.loading} />,
};
export const Playground: Story = {};
export const Empty: Story = { args: { isEmpty: true } };
export const Found: Story = {
  args: {
    filter: within(
      <AreaMatches
        term="ball"
        matches={{
          state: 'ready',
          cells: subcategories.slice(0, 2),
          groups: subcategories.slice(2, 3),
          totalCount: 3,
        }}
      />,
      'ball',
    ),
  },
};
export const NothingFound: Story = {
  args: {
    filter: within(
      <AreaMatches term="xyz" matches={{ state: 'ready', cells: [], groups: [], totalCount: 0 }} />,
      'xyz',
    ),
  },
};
export const FilterFailed: Story = {
  args: { filter: within(<AreaMatches term="ball" matches={{ state: 'failed' }} />, 'ball') },
};
