import {
  getListLastVisitsMockHandlerDefault as failed,
  getListLastVisitsMockHandler as list,
} from '@bazaar/api/mocks/page-visits';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { logInForStory, never } from '@/testing/story-of-person';
import { emptyMemoryHandlers, memoryStoryHandlers } from '../memory-handlers.fixtures';
import { VisitsScreen } from './visits-screen';

const told = (...handlers: readonly unknown[]) => ({ msw: { handlers } });

const meta = {
  title: 'Screens/Account/Memory visits',
  component: VisitsScreen,
  tags: ['!autodocs'],
  args: { kind: 'all' },
  beforeEach: logInForStory,
} satisfies Meta<typeof VisitsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { parameters: told(...memoryStoryHandlers()) };
export const Empty: Story = { parameters: told(...emptyMemoryHandlers()) };
export const Loading: Story = { parameters: told(list(never), ...memoryStoryHandlers()) };
export const Failed: Story = { parameters: told(failed(), ...memoryStoryHandlers()) };
