import { PageSkeleton } from '@bazaar/ui/patterns/page-skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { shellNotices } from '@/translations/shell-notices';
import { areas } from '../area-groups.fixtures';
import { address, ready, understanding } from '../assistant.fixtures';
import { DialogueView } from './dialogue-view';
import { DialoguesIsland } from './dialogues-island';
import { fullAddress, fullResult } from './full-dialogue.fixtures';

const sentence = understanding.sentence.replace('، ۵۰۰ عدد،', '\n۵۰۰ عدد، ');
const spoken = { ...address, sentence };

const meta = {
  title: 'Screens/Assistant/Assistant dialogue',
  component: DialogueView,
  args: {
    address: spoken,
    result: ready({ understanding: { ...understanding, sentence } }),
    previous: <DialoguesIsland sentence={sentence} />,
  },
} satisfies Meta<typeof DialogueView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
/** The plain page: a field, dialogues to begin with, and the categories for who would rather look. */
export const Empty: Story = {
  args: {
    address: { ...address, sentence: '' },
    result: undefined,
    areas,
    previous: <DialoguesIsland sentence="" />,
  },
};
export const Loading: Story = {
  render: () => <PageSkeleton kind="dialogue" label={shellNotices.loading} />,
};
export const Failed: Story = { name: 'Error', args: { result: { state: 'failed' } } };
/** Twelve sentences are one dialogue: its turns and results stay, and a notice stands where the field was. */
export const Full: Story = {
  args: {
    address: fullAddress,
    result: fullResult,
    previous: <DialoguesIsland sentence={fullAddress.sentence} />,
  },
};
