import {
  getListSearchSuggestionsMockHandler as answering,
  getListSearchSuggestionsMockHandlerDefault as failing,
} from '@bazaar/api/mocks/searches';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { never } from '@/testing/story-of-person';
import { SearchBoxIsland } from './search-box-island';

const TERM = 'بلبرینگ';
const told = (...handlers: readonly unknown[]) => ({ msw: { handlers } });

/** The box with its calls, on the mocks of the contract. */
const meta = {
  title: 'Screens/Search box connected',
  component: SearchBoxIsland,
  tags: ['!autodocs'],
  args: { isInPage: true },
  beforeEach: () => localStorage.removeItem('bazaar-recent-searches'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), TERM);
    await canvas.findByRole('listbox');
  },
} satisfies Meta<typeof SearchBoxIsland>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { parameters: told(answering()) };
export const Loading: Story = { parameters: told(answering(never)) };
export const Empty: Story = { parameters: told(answering({ term: TERM, groups: [] })) };
/** The search itself works without proposals. */
export const Failed: Story = { name: 'Error', parameters: told(failing()) };
