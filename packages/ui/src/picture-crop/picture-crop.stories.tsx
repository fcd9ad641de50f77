import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../button/button';
import { byKeyboard } from '../story-parts/by-keyboard';
import { keyTable } from '../story-parts/key-table';
import { narrow } from '../story-parts/narrow';
import { portrait, tallDrawing } from '../story-parts/pictures';
import { press } from '../story-parts/press';
import { PictureCrop } from './picture-crop';

const meta = {
  title: 'Components/Overlays/Picture crop',
  tags: ['framed'],
  component: PictureCrop,
  parameters: keyTable({
    Tab: 'between the frame, the slider and the answers, never out',
    'Up, Down, Left, Right': 'in the frame: move the picture; on the slider: zoom',
    Escape: 'closes; the focus goes back to what opened it',
  }),
  args: {
    isOpen: true,
    onClose: () => undefined,
    title: 'برش تصویر پروفایل',
    closeLabel: 'بستن',
    src: tallDrawing,
    texts: {
      stage: 'تصویر؛ جابه‌جایی با کلیدهای جهت',
      zoom: 'بزرگ‌نمایی',
      zoomValue: (zoom: number) => `${Math.round(zoom * 100).toLocaleString('fa')}٪`,
      confirm: 'ذخیرهٔ تصویر',
      cancel: 'انصراف',
      tooSmall: 'تصویر کوچک است؛ هر ضلع باید دست‌کم ۲۰۰ پیکسل باشد.',
      failed: 'این تصویر باز نشد؛ فایل دیگری برگزینید.',
    },
    onCropped: fn(),
  },
} satisfies Meta<typeof PictureCrop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { type: 'image/jpeg', isBusy: false } };
export const Busy: Story = { args: { isBusy: true } };
export const NotTaken: Story = { args: { error: 'ارتباط برقرار نیست؛ دوباره تلاش کنید.' } };
export const TooSmall: Story = { args: { src: portrait } };
export const NoPicture: Story = { args: { src: 'data:image/png;base64,AAAA' } };
export const LongText: Story = {
  args: { title: 'برش تصویری که در پیام‌ها، درخواست‌ها و پیش‌فاکتورهای شما کنار نامتان دیده می‌شود' },
};
export const MixedDirection: Story = { args: { title: 'برش فایل portrait-2.webp' } };
export const Narrow: Story = { decorators: [narrow] };
export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  args: { isOpen: false },
  render: function Opened(args) {
    const [isOpen, setOpen] = useState(false);
    const [isBusy, setBusy] = useState(false);
    const upload = (picture: Blob) => {
      args.onCropped(picture);
      setBusy(true);
    };
    return (
      <>
        <Button onClick={() => setOpen(true)}>تصویر تازه</Button>
        <PictureCrop
          {...args}
          isOpen={isOpen}
          isBusy={isBusy}
          onClose={() => setOpen(false)}
          onCropped={upload}
        />
      </>
    );
  },
  play: byKeyboard(async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    await press('{Tab}');
    await press('{Enter}');
    const save = await page.findByRole('button', { name: 'ذخیرهٔ تصویر' });
    await waitFor(() => expect(save).toBeEnabled());
    for (let stop = 0; stop < 6 && document.activeElement !== save; stop += 1) await press('{Tab}');
    await expect(save).toHaveFocus();
    await press('{Enter}');
    await waitFor(() => expect(args.onCropped).toHaveBeenCalledOnce());
    // While it is uploaded, the focus stays and a press does nothing.
    await waitFor(() => expect(save).toHaveAttribute('aria-busy', 'true'));
    await expect(save).toHaveFocus();
    await press('{Enter}');
    await expect(args.onCropped).toHaveBeenCalledOnce();
  }),
};
