import { Panel } from '@bazaar/ui/panel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { notesMessages as texts } from '@/translations/notes';
import { notes } from '../notes.fixtures';
import { NotesView } from './notes-view';

const nothing = () => undefined;
const meta = {
  title: 'Screens/Account/Notes',
  component: NotesView,
  args: {
    list: { state: 'ready', notes },
    draft: { text: '' },
    message: { text: '' },
    isSaving: false,
    type: nothing,
    save: nothing,
    cancel: nothing,
    edit: nothing,
    remove: nothing,
    onRetry: nothing,
  },
  decorators: [
    (Story) => (
      <Panel id="notes" title={texts.title}>
        <Story />
      </Panel>
    ),
  ],
} satisfies Meta<typeof NotesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Playground: Story = {};
export const Empty: Story = { args: { list: { state: 'ready', notes: [] } } };
export const Loading: Story = { args: { list: { state: 'loading' } } };
/** The notes could not be read; a new one can be written all the same. */
export const Failed: Story = { name: 'Error', args: { list: { state: 'failed' } } };
/** Before the login: the text stays, and is saved after it. */
export const Anonymous: Story = {
  args: { list: { state: 'anonymous' }, draft: { text: 'گواهی نمایندگی را بپرسم.' } },
};
export const Changing: Story = { args: { draft: { text: notes[0]?.text ?? '', noteId: 'note-2' } } };
export const Saving: Story = { args: { draft: { text: 'گواهی نمایندگی را بپرسم.' }, isSaving: true } };
export const NotSaved: Story = {
  args: { draft: { text: 'گواهی نمایندگی را بپرسم.' }, message: { text: texts.saveFailed } },
};
/** A stored change whose notes could not be read: it would be saved as a second note. */
export const ChangeNotSaved: Story = {
  args: {
    list: { state: 'failed' },
    draft: { text: notes[0]?.text ?? '', noteId: 'note-2' },
    message: { text: texts.changeUnread },
  },
};
export const Removed: Story = {
  args: {
    list: { state: 'ready', notes: notes.slice(1) },
    message: { text: texts.removed, onUndo: nothing },
  },
};
