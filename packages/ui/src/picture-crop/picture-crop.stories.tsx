import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { byKeyboard } from '../story-parts/by-keyboard';
import { keyTable } from '../story-parts/key-table';
import { narrow } from '../story-parts/narrow';
import { press } from '../story-parts/press';
import { Text } from '../text/text';
import { PictureCrop } from './picture-crop';

/** A person in a few shapes, as wide as two squares. */
const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400" viewBox="0 0 800 400"><path fill="#dbe7f5" d="M0 0h800v400H0z"/><circle cx="400" cy="150" r="80" fill="#5b7ea6"/><path fill="#2f5079" d="M250 400q0-150 150-150t150 150z"/></svg>',
)}`;

const meta = {
  title: 'Overlays/PictureCrop',
  component: PictureCrop,
  parameters: keyTable({
    Tab: 'to the part that stays, the slider, the buttons',
    Arrows: 'on the part that stays: move the picture; on the slider: nearer, farther',
    Escape: 'closes',
  }),
  args: {
    picture: { src: drawing, width: 800, height: 400 },
    leastSidePx: 200,
    isSending: false,
    texts: {
      title: 'برش تصویر',
      close: 'بستن',
      hint: 'تصویر را با ماوس، انگشت یا کلیدهای جهت جابه‌جا کنید.',
      area: 'بخشی از تصویر که می‌ماند',
      zoom: 'بزرگ‌نمایی',
      save: 'ذخیرهٔ تصویر',
      sending: 'در حال ذخیره…',
      cancel: 'انصراف',
    },
    onSave: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PictureCrop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const Sending: Story = { args: { isSending: true } };
export const Refused: Story = {
  args: { message: <Text tone="error">ارتباط برقرار نیست؛ تصویر شما نگه داشته شد.</Text> },
};
/** No side is larger than the least one: there is nothing to bring nearer. */
export const Smallest: Story = { args: { picture: { src: drawing, width: 200, height: 200 } } };
export const LongText: Story = {
  args: {
    texts: {
      ...meta.args.texts,
      title: 'برش تصویر پروفایل برای شرکت صنایع ماشین‌سازی و قالب‌سازی شمال غرب کشور',
    },
  },
};
export const MixedDirection: Story = {
  args: { texts: { ...meta.args.texts, hint: 'فایل IMG_2041.JPG را جابه‌جا کنید (۸۰۰×۴۰۰ px).' } },
};
export const Narrow: Story = { decorators: [narrow] };
export const Keyboard: Story = {
  play: byKeyboard(async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('dialog', { name: 'برش تصویر' });
    const area = await within(dialog).findByRole('group', { name: /بخشی از تصویر/ });
    await waitFor(() => expect(area.clientWidth).toBeGreaterThan(0));
    area.focus();
    await press('{ArrowRight}');
    const save = within(dialog).getByRole('button', { name: 'ذخیرهٔ تصویر' });
    await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled', 'true'));
    save.focus();
    await press('{Enter}');
    await expect(args.onSave).toHaveBeenCalledOnce();
  }),
};
