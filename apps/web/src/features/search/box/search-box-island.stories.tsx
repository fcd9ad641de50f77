import {
  getListSearchSuggestionsMockHandler as answering,
  getListSearchSuggestionsResponseMock as example,
  getListSearchSuggestionsMockHandlerDefault as failing,
} from '@bazaar/api/mocks/searches';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { never } from '@/testing/story-of-person';
import { searchSuggestionMessages as texts } from '@/translations/search-suggestions';
import { SearchBoxIsland } from './search-box-island';

const TERM = 'بلبرینگ';
const told = (...handlers: readonly unknown[]) => ({ msw: { handlers } });

/** The box with its calls, on the mocks of the contract. */
const meta = {
  title: 'Screens/Search and lists/Search box connected',
  component: SearchBoxIsland,
  tags: ['!autodocs'],
  beforeEach: () => localStorage.removeItem('bazaar-recent-searches'),
  play: async ({ canvas, userEvent }) => {
    // Pasted at once: typed letter by letter, the suggestions would depend on the machine's speed.
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.paste(TERM);
    await canvas.findByText(texts.searchFor(TERM));
  },
} satisfies Meta<typeof SearchBoxIsland>;
export default meta;
type Story = StoryObj<typeof meta>;

const proposed = example().groups[0]?.items[0]?.title ?? '';
export const Ready: Story = {
  parameters: told(answering()),
  play: async (context) => {
    await meta.play(context);
    await context.canvas.findAllByRole('option', {
      name: (name) => name.includes(proposed) && name !== texts.searchFor(TERM),
    });
  },
};
export const Loading: Story = { parameters: told(answering(never)) };
export const Empty: Story = { parameters: told(answering({ term: TERM, groups: [] })) };
/** The search itself works without suggestions. */
export const Failed: Story = { name: 'Error', parameters: told(failing()) };
