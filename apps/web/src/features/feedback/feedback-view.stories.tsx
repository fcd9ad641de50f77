import {
  getSendFeedbackMockHandler as answering,
  getSendFeedbackMockHandlerDefault as failing,
} from '@bazaar/api/mocks/feedbacks';
import type { FeedbackKind } from '@bazaar/domain/feedback/feedback-address';
import { startFeedback } from '@bazaar/domain/feedback/feedback-form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { never } from '@/testing/story-of-person';
import { feedbackMessages as texts } from '@/translations/feedback';
import { FeedbackForm } from './feedback-form';
import { FeedbackIsland } from './feedback-island';
import { FEEDBACK_FORM } from './feedback-markup';
import { FeedbackView } from './feedback-view';

const start = startFeedback('Problem', {
  subject: 'بارگذاری نقشهٔ DWG',
  text: 'بارگذاری نقشه در مرورگر گوشی نیمه‌کاره می‌ماند.',
  from: '/search?q=6205',
});
const form = (values = start, name = 'story') => (
  <FeedbackForm
    start={values}
    draftId={`feedback:${name}`}
    names={texts.names as Readonly<Record<FeedbackKind, string>>}
  />
);
const told = (...handlers: readonly unknown[]) => ({ msw: { handlers } });
/** Of this form: in the site's frame the first such button is that of the search, which leaves the story. */
const send: Story['play'] = ({ canvasElement }) => {
  canvasElement.querySelector<HTMLElement>(`form#${FEEDBACK_FORM} button[type="submit"]`)?.click();
};

const meta = {
  title: 'Screens/Help/Feedback',
  component: FeedbackView,
  tags: ['!autodocs'],
  args: {
    crumbs: [{ label: texts.home, href: '#' }, { label: texts.title }],
    island: form(),
  },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof FeedbackView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Filled in by another page. */
export const Ready: Story = {};
/** The first question; the form loads with its answer. */
export const Kinds: Story = { args: { island: <FeedbackIsland names={texts.names} /> } };
export const Empty: Story = { args: { island: form(startFeedback('Suggestion', {}), 'empty') } };
/** Refused by the form itself. */
export const Refused: Story = {
  args: { island: form(startFeedback('Question', { subject: 'آ' }), 'refused') },
  play: send,
};
export const Sending: Story = { parameters: told(answering(never)), play: send };
export const Sent: Story = { parameters: told(answering()), play: send };
export const Failed: Story = { name: 'Error', parameters: told(failing()), play: send };
