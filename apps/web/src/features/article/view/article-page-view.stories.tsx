import { PageSkeleton } from '@bazaar/ui/patterns/page-skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { LikeButton } from '@/entities/page-like/like-button';
import { PrintButton } from '@/entities/sharing/print-button';
import { ShareButton } from '@/entities/sharing/share-button';
import { supplier } from '@/testing/record-fixtures';
import { retryOfStory } from '@/testing/retry-of-story';
import { article } from '@/testing/supplier-fixtures';
import { shellNotices } from '@/translations/shell-notices';
import { articleCrumbs } from '../article-crumbs';
import type { ArticleData } from '../article-data';
import { articleData } from './article.fixtures';
import { ArticlePageView } from './article-page-view';

const page = (data: ArticleData) => ({ data, crumbs: articleCrumbs(data) });

const meta = {
  title: 'Screens/Content/Article',
  component: ArticlePageView,
  args: {
    ...page(articleData),
    retry: retryOfStory,
    actions: (
      <>
        <LikeButton pageId={articleData.page.id} count="۴۸" />
        <ShareButton name={articleData.page.title} address="https://bazaar.example/contents/pg-1" />
        <PrintButton />
      </>
    ),
  },
} satisfies Meta<typeof ArticlePageView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
/** In the frame of the supplier who wrote it. */
export const OfSupplier: Story = {
  args: page({
    ...articleData,
    writer: supplier,
    others: { state: 'ready', value: [article, { ...article, id: 'pg-2' }] },
  }),
};
/** A page of the site itself: rules, about, contact. */
export const OfSite: Story = {
  args: page({
    ...articleData,
    page: {
      ...articleData.page,
      uniquePageName: 'privacy',
      title: 'حریم خصوصی',
      summary: 'چه داده‌ای می‌گیریم، چرا، تا کی نگه می‌داریم و چگونه پاکش می‌کنید.',
      attachments: [],
      videos: [],
    },
    products: { state: 'missing', status: 404 },
    category: undefined,
  }),
};
/** As its author sees it before it is published. */
export const Preview: Story = {
  args: page({ ...articleData, isPreview: true, page: { ...articleData.page, status: 'Draft' } }),
};
export const Loading: Story = {
  render: () => <PageSkeleton kind="article" label={shellNotices.loading} />,
};
/** Without a text, and with nothing that belongs to it. */
export const Empty: Story = {
  args: page({
    ...articleData,
    html: '',
    parts: [],
    page: { ...articleData.page, attachments: [], videos: [], labels: [] },
    products: { state: 'ready', value: [] },
  }),
};
/** The parts around the text could not be read; without the text itself the whole is Screens/Errors, Service failed. */
export const Failed: Story = {
  name: 'Error',
  args: page({
    ...articleData,
    trail: [],
    writer: supplier,
    products: { state: 'failed', kind: 'timeout' },
    others: { state: 'failed', kind: 'service' },
  }),
};
