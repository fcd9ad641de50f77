import {
  getSendMessageMockHandler as answering,
  getSendMessageMockHandlerDefault as failing,
} from '@bazaar/api/mocks/conversations';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { logInForStory, never } from '@/testing/story-of-person';
import { askSupplierMessages as texts } from '@/translations/ask-supplier';
import { AskDialog } from './ask-dialog';

const told = (...handlers: readonly unknown[]) => ({ msw: { handlers } });
/** Clears the draft of an earlier story. */
const begin = () => {
  sessionStorage.clear();
  return logInForStory();
};

/** The dialog with its call, on the mocks of the contract. */
const meta = {
  title: 'Screens/Products/Question connected',
  component: AskDialog,
  tags: ['!autodocs'],
  args: {
    object: {
      objectType: 'Product',
      objectId: 'sp-1',
      title: 'بلبرینگ 6205',
      supplierName: 'بازرگانی یاتاقان پارس',
    },
    isOpen: true,
    onClose: () => undefined,
  },
  beforeEach: begin,
} satisfies Meta<typeof AskDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const send: Story['play'] = async ({ canvasElement, userEvent }) => {
  const page = canvasElement.ownerDocument;
  const field = page.querySelector('dialog textarea');
  const button = [...page.querySelectorAll('dialog button')].find(
    ({ textContent }) => textContent === texts.send,
  );
  if (!field || !button) throw new Error('the form is not there');
  await userEvent.type(field, 'ده عدد موجود است؟');
  await userEvent.click(button);
};

export const Ready: Story = {};
export const Sending: Story = { parameters: told(answering(never)), play: send };
export const Sent: Story = { parameters: told(answering()), play: send };
export const Failed: Story = { name: 'Error', parameters: told(failing()), play: send };
