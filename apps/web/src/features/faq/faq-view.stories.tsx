import { PageSkeleton } from '@bazaar/ui/patterns/page-skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ready } from '@/lib/data/query-result';
import { faqMessages as texts } from '@/translations/faq';
import { shellNotices } from '@/translations/shell-notices';
import { questionGroups } from './faq.fixtures';
import { FaqIsland } from './faq-island';
import { findInGroups, toSearchState } from './faq-model';
import { FaqView } from './faq-view';

const top = questionGroups.flatMap(({ questions }) => questions);
const searched = (term: string) => {
  const found = findInGroups(questionGroups, { term, isExact: false });
  return { term, found, island: <FaqIsland start={toSearchState(term, found)} /> };
};

const meta = {
  title: 'Screens/Help/Questions',
  component: FaqView,
  args: {
    groups: ready(questionGroups),
    top: ready(top),
    term: '',
    crumbs: [{ label: texts.home, href: '#' }, { label: texts.title }],
    siteUrl: 'https://bazaar.example',
    island: <FaqIsland start={{ kind: 'all' }} />,
  },
} satisfies Meta<typeof FaqView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = {
  render: () => <PageSkeleton kind="questions" label={shellNotices.loading} />,
};
export const Empty: Story = { args: { groups: ready([]), top: ready([]) } };
export const Failed: Story = { name: 'Error', args: { groups: { state: 'failed', kind: 'service' } } };
/** As the server renders a term that was sent without script. */
export const Found: Story = { args: searched('sefaresh') };
/** The only one found is open. */
export const FoundInAnswer: Story = { args: searched('ساعت') };
/** Of many the first is open; a closed question whose answer alone has what was typed shows the place below it. */
export const FoundInMany: Story = { args: searched('ار') };
export const NothingFound: Story = { args: searched('هواپیما') };
/** Searched while it is typed; the header's search has a field too. */
export const Typed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: texts.search }), 'پيش نويس');
    await canvas.findAllByText('پیش', { selector: 'mark' });
  },
};
