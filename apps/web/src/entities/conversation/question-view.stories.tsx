import { Panel } from '@bazaar/ui/panel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { askSupplierMessages as texts } from '@/translations/ask-supplier';
import { QuestionView } from './question-view';

const nothing = () => undefined;
const subject = texts.subjectOf('بلبرینگ شیار عمیق 6205-2RSH');
const text = 'سلام، ۲۰۰ عدد از این بلبرینگ تا پایان آذر آماده می‌شود؟ گواهی اصالت هم لازم داریم.';

const meta = {
  title: 'Screens/Products/Question',
  component: QuestionView,
  args: {
    draft: { subject, text: '' },
    errors: {},
    failure: '',
    isSending: false,
    isAnonymous: false,
    sentTo: undefined,
    change: nothing,
    send: nothing,
    again: nothing,
  },
  decorators: [
    (Story) => (
      <Panel id="question" title={texts.titleTo('بازرگانی یاتاقان پارس')}>
        <Story />
      </Panel>
    ),
  ],
} satisfies Meta<typeof QuestionView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Playground: Story = {};
export const Written: Story = { args: { draft: { subject, text } } };
/** Before the login: the text stays, and is sent after it. */
export const Anonymous: Story = { args: { draft: { subject, text }, isAnonymous: true } };
export const Sending: Story = { args: { draft: { subject, text }, isSending: true } };
export const Failed: Story = {
  name: 'Error',
  args: { draft: { subject, text }, failure: texts.failed },
};
export const Incomplete: Story = {
  args: {
    draft: { subject: '', text: '' },
    errors: { subject: texts.subjectTooShort, text: texts.textMissing },
  },
};
export const Sent: Story = { args: { sentTo: 'conv-1' } };
