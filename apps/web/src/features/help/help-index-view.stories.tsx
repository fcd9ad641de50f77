import { PageSkeleton } from '@bazaar/ui/patterns/page-skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { helpMessages as texts } from '@/translations/help';
import { shellNotices } from '@/translations/shell-notices';
import { HelpIndexView } from './help-index-view';
import { HelpSearchIsland } from './help-search-island';

const meta = {
  title: 'Screens/Help/Help index',
  component: HelpIndexView,
  args: {
    text: {
      title: texts.title,
      lead: 'ورود، جستجو، پرداخت، پیام و درخواست؛ هر بخش در چند خط.',
      html: '<h2>جستجو</h2><ul><li>دو حرف بس است تا پیشنهادها بیاید.</li></ul>',
    },
    crumbs: [{ label: texts.home, href: '#' }, { label: texts.title }],
    island: <HelpSearchIsland />,
  },
} satisfies Meta<typeof HelpIndexView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = {
  render: () => <PageSkeleton kind="helpIndex" label={shellNotices.loading} />,
};
/** The site has no text of its own. */
export const Empty: Story = { args: { text: undefined } };
export const Failed: Story = { name: 'Error', args: { text: 'failed' } };
