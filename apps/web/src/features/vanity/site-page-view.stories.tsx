import { PageSkeleton } from '@bazaar/ui/patterns/page-skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { shellNotices } from '@/translations/shell-notices';
import { type SitePageData, SitePageView } from './site-page-view';

const table =
  '<div tabindex="0" role="group" aria-label="جدول"><table><thead><tr><th scope="col">داده</th><th scope="col">برای چه</th><th scope="col">تا کی</th></tr></thead>' +
  '<tbody><tr><td>شمارهٔ همراه</td><td>ورود و اطلاع‌رسانی</td><td>تا پایان حساب</td></tr><tr><td>نشانی تحویل</td><td>ارسال کالا</td><td>تا پاک کردن آن</td></tr></tbody></table></div>';

const data: SitePageData = {
  title: 'حریم خصوصی',
  summary: 'چه داده‌ای می‌گیریم، چرا، تا کی نگه می‌داریم و چگونه پاکش می‌کنید.',
  updatedAt: '2026-10-16T08:30:00.000Z',
  readingMinutes: 2,
  html:
    '<p>ما داده‌ای را می‌گیریم که برای انجام درخواست شما لازم است و آن را نمی‌فروشیم.</p>' +
    `<h2 id="part-1">چه داده‌ای و برای چه</h2>${table}` +
    '<h2 id="part-2">چه کسی می‌بیند</h2><p>شمارهٔ همراه شما تا وقتی درخواست ندهید به هیچ تأمین‌کننده‌ای نشان داده نمی‌شود.</p>' +
    '<h2 id="part-3">اختیار شما</h2><ul><li>دیدن و اصلاح اطلاعات در پروفایل.</li><li>درخواست بسته شدن حساب با <a href="#">فرم بازخورد</a>.</li></ul>',
  parts: [
    { id: 'part-1', label: 'چه داده‌ای و برای چه' },
    { id: 'part-2', label: 'چه کسی می‌بیند' },
    { id: 'part-3', label: 'اختیار شما' },
  ],
};

const meta = {
  title: 'Screens/Site page',
  component: SitePageView,
  args: { data, crumbs: [{ label: 'صفحهٔ اصلی', href: '#' }, { label: data.title }] },
} satisfies Meta<typeof SitePageView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = {
  render: () => <PageSkeleton kind="results" label={shellNotices.loading} />,
};
/** A page without a text; a name without a page is Screens/Errors, Not found. */
export const Empty: Story = { args: { data: { ...data, html: '', parts: [] } } };
/** Too short for a table of contents. */
export const Short: Story = {
  args: { data: { ...data, html: '<p>بازار از معامله کارمزد نمی‌گیرد.</p>', parts: [] } },
};
