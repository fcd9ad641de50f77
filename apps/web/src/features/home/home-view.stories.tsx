import { PageSkeleton } from '@bazaar/ui/patterns/page-skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { shellNotices } from '@/translations/shell-notices';
import { homeData as data } from './home.fixtures';
import { HomeView } from './home-view';

const meta = {
  title: 'Screens/Home/Home page',
  component: HomeView,
  args: { data },
} satisfies Meta<typeof HomeView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Playground: Story = {};
/** The outline shown while the page loads after a click on another page. */
export const Loading: Story = { render: () => <PageSkeleton kind="home" label={shellNotices.loading} /> };

/** Every band shows its error with a retry; the areas stay. */
export const Failed: Story = {
  name: 'Error',
  args: {
    data: {
      ...data,
      announcements: { state: 'failed', kind: 'service' },
      newest: { state: 'failed', kind: 'timeout' },
      suppliers: { state: 'failed', kind: 'network' },
      articles: { state: 'failed', kind: 'service' },
      videos: { state: 'failed', kind: 'timeout' },
      questions: { state: 'failed', kind: 'service' },
    },
  },
};

/** One part failed: the rest stays. */
export const QuestionsFailed: Story = {
  args: { data: { ...data, questions: { state: 'failed', kind: 'service' } } },
};

/** Bands without content render nothing. */
export const Empty: Story = {
  args: {
    data: {
      ...data,
      newest: { state: 'ready', value: { items: [], totalCount: 0 } },
      suppliers: { state: 'ready', value: { items: [], totalCount: 0 } },
      announcements: { state: 'ready', value: { items: [] } },
      articles: { state: 'ready', value: { items: [] } },
      videos: { state: 'ready', value: { items: [] } },
      questions: { state: 'ready', value: [] },
    },
  },
};

/** The menus failed: four empty roots, whose links work. */
export const MenusFailed: Story = {
  args: {
    data: {
      ...data,
      areas: data.areas.map((area) => ({ ...area, children: [], products: undefined })),
      initialSpans: {},
    },
  },
};
