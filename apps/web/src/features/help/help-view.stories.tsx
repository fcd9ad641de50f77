import { PageSkeleton } from '@bazaar/ui/patterns/page-skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { helpMessages as texts } from '@/translations/help';
import { shellNotices } from '@/translations/shell-notices';
import { helpItem } from './help.fixtures';
import { toHelpData } from './help-model';
import { HelpView } from './help-view';

const data = toHelpData(helpItem, helpItem.bodyHtml);

const meta = {
  title: 'Screens/Help/Help article',
  component: HelpView,
  args: {
    data,
    crumbs: [{ label: texts.home, href: '#' }, { label: texts.title, href: '#' }, { label: data.title }],
  },
} satisfies Meta<typeof HelpView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = {
  render: () => <PageSkeleton kind="help" label={shellNotices.loading} />,
};
/** A help whose steps are not written yet. */
export const Empty: Story = { args: { data: { ...data, steps: [], videos: [], related: [] } } };
