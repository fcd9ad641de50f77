import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { Button } from '../button/button';
import { mdiLinkVariant } from '../icon/player-set';
import { IconButton } from '../icon-button/icon-button';
import { byKeyboard, expectGivenBack } from '../story-parts/by-keyboard';
import { keyTable } from '../story-parts/key-table';
import { narrow } from '../story-parts/narrow';
import { press } from '../story-parts/press';
import { cx } from '../style/cx';
import { Text } from '../text/text';
import { Dialog } from './dialog';

const meta = {
  title: 'Components/Overlays/Dialog',
  tags: ['framed'],
  component: Dialog,
  parameters: keyTable({
    Tab: 'between what is inside, never out',
    Escape: 'closes; the focus goes back to what opened it',
    'Enter, Space': 'on the cross: closes',
  }),
  args: {
    isOpen: true,
    onClose: () => undefined,
    title: 'حذف از علاقه‌مندی‌ها',
    closeLabel: 'بستن',
    children: (
      <>
        <Text as="p">این محصول از فهرست شما برداشته می‌شود.</Text>
        <div className={cx('dialog-actions')}>
          <Button tone="primary">حذف</Button>
          <Button>انصراف</Button>
        </div>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { isSheet: true, isAlert: false } };
export const Closed: Story = {
  args: { isOpen: false },
  decorators: [
    (Story) => (
      <p>
        بسته
        <Story />
      </p>
    ),
  ],
};
export const Sheet: Story = { args: { isSheet: true, title: 'مرتب‌سازی' } };
/** What can be done with the thing shown, before the cross. */
export const WithActions: Story = {
  args: { actions: <IconButton icon={mdiLinkVariant} label="کپی پیوند" /> },
};
export const LongText: Story = {
  args: {
    title: 'درخواست قیمت بلبرینگ شیار عمیق یک‌ردیفه با آب‌بند لاستیکی از سه تأمین‌کننده',
    children: Array.from({ length: 30 }, (_, index) => (
      <p key={String(index)}>هزینهٔ درخواست پیش از ارسال نشان داده می‌شود و اگر پاسخی نرسد بازمی‌گردد.</p>
    )),
  },
};
export const MixedDirection: Story = {
  args: {
    title: (
      <>
        نقشهٔ <bdi dir="ltr">STEP AP214</bdi>
      </>
    ),
  },
};
export const Narrow: Story = { decorators: [narrow] };
/** Nothing pressed in the dialog scrolls the page behind it. */
export const PageBehind: Story = {
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <div style={{ blockSize: 4000 }}>
        <Story />
      </div>
    ),
  ],
  play: byKeyboard(async () => {
    for (const key of ['{Tab}', '{PageDown}', '{End}', '{Tab}', '{ArrowDown}']) await press(key);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(window.scrollY).toBe(0);
  }),
};
/** A selection of text may end outside; only a press that begins there, too, closes. */
export const DragOut: Story = {
  tags: ['!autodocs'],
  args: { onClose: fn() },
  play: async ({ canvas, args }) => {
    const dialog = await canvas.findByRole('dialog');
    // What the browser sends when the button goes down on the text and up on the scrim.
    await fireEvent.pointerDown(canvas.getByText('این محصول از فهرست شما برداشته می‌شود.'));
    await fireEvent.click(dialog);
    await expect(args.onClose).not.toHaveBeenCalled();
    await fireEvent.pointerDown(dialog);
    await fireEvent.click(dialog);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Keyboard: Story = {
  tags: ['!autodocs'],
  args: { isOpen: false },
  render: function Opened(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>باز کن</Button>
        <Dialog {...args} isOpen={isOpen} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: byKeyboard(async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'باز کن' });
    await press('{Tab}');
    await press('{Enter}');
    const dialog = await canvas.findByRole('dialog');
    await expect(canvas.getByRole('button', { name: 'بستن' })).toHaveFocus();
    for (let stop = 0; stop < 5; stop += 1) {
      await press('{Tab}');
      // After the last stop the focus may move to the browser's own window, but never to the page behind.
      await expect(document.activeElement === document.body || dialog.contains(document.activeElement)).toBe(
        true,
      );
    }
    await press('{Escape}');
    await expectGivenBack(dialog, opener);
    await press(' ');
    await expect(canvas.getByRole('button', { name: 'بستن' })).toHaveFocus();
    await press('{Enter}');
    await expectGivenBack(dialog, opener);
  }),
};
