import {
  getListNotesByObjectMockHandler as answering,
  getListNotesByObjectMockHandlerDefault as failing,
} from '@bazaar/api/mocks/notes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { logInForStory, never } from '@/testing/story-of-person';
import { notes } from '../notes.fixtures';
import { NotesDialog } from './notes-dialog';

const told = (...handlers: readonly unknown[]) => ({ msw: { handlers } });

/** The dialog with its calls, on the mocks of the contract. */
const meta = {
  title: 'Screens/Account/Notes connected',
  component: NotesDialog,
  tags: ['!autodocs'],
  args: { object: { objectType: 'Product', objectId: 'sp-1' }, isOpen: true, onClose: () => undefined },
  beforeEach: logInForStory,
} satisfies Meta<typeof NotesDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { parameters: told(answering([...notes])) };
export const Loading: Story = { parameters: told(answering(never)) };
export const Empty: Story = { parameters: told(answering([])) };
export const Failed: Story = { name: 'Error', parameters: told(failing()) };
