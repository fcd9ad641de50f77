import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { never } from '@/testing/story-of-person';
import { HelpSheet } from './help-sheet';

const page = (inner: string) =>
  HttpResponse.html(`<main><article data-help><h1>راهنمای جستجو</h1>${inner}</article></main>`);
const told = (handler: Parameters<typeof http.get>[1]) => ({
  msw: { handlers: [http.get('/help/search', handler)] },
});
const steps =
  '<p>یک جستجو، پنج زبانه: همه، محصولات، تأمین‌کنندگان، مطالب و ویدئوها.</p>' +
  '<ol><li>رقم فارسی یا لاتین، نتیجه یکی است.</li><li>شکل نزدیک نوشته هم جستجو می‌شود.</li></ol>';

/** The help beside a screen, read from its page. */
const meta = {
  title: 'Screens/Help/Help sheet',
  component: HelpSheet,
  tags: ['!autodocs'],
  args: { helpId: 'search', isOpen: true, onClose: () => undefined },
} satisfies Meta<typeof HelpSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { parameters: told(() => page(steps)) };
export const Loading: Story = { parameters: told(() => never()) };
export const Failed: Story = {
  name: 'Error',
  parameters: told(() => HttpResponse.html('<main><p>خطا</p></main>')),
};
