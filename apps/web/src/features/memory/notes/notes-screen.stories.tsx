import {
  getListNotesMockHandlerDefault as failed,
  getListNotesMockHandler as list,
} from '@bazaar/api/mocks/notes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { logInForStory, never } from '@/testing/story-of-person';
import { noteListTexts } from '@/translations/memory';
import { emptyMemoryHandlers, memoryStoryHandlers } from '../memory-handlers.fixtures';
import { NotesScreen } from './notes-screen';

const told = (...handlers: readonly unknown[]) => ({ msw: { handlers } });

const meta = {
  title: 'Screens/Account/Memory notes',
  component: NotesScreen,
  tags: ['!autodocs'],
  args: { kind: 'all' },
  beforeEach: logInForStory,
} satisfies Meta<typeof NotesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { parameters: told(...memoryStoryHandlers()) };
export const Empty: Story = { parameters: told(...emptyMemoryHandlers()) };
export const Loading: Story = { parameters: told(list(never), ...memoryStoryHandlers()) };
export const Failed: Story = { parameters: told(failed(), ...memoryStoryHandlers()) };

/** A note changed in its place. */
export const Editing: Story = {
  parameters: told(...memoryStoryHandlers()),
  play: async ({ canvas, userEvent }) => {
    const [menu] = await canvas.findAllByRole('button', { name: /^کارهای/ });
    await userEvent.click(menu as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: noteListTexts.edit }));
    await canvas.findByLabelText(noteListTexts.text);
  },
};
