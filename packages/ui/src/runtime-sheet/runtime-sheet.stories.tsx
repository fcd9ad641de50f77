import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '../button/button';
import { byKeyboard, expectGivenBack } from '../story-parts/by-keyboard';
import { keyTable } from '../story-parts/key-table';
import { narrow } from '../story-parts/narrow';
import { press } from '../story-parts/press';
import { RuntimeSheet } from './runtime-sheet';

const meta = {
  title: 'Components/Overlays/Account sheet',
  tags: ['framed'],
  component: RuntimeSheet,
  parameters: keyTable({
    Tab: 'between what is inside, never out',
    Escape: 'closes; the focus goes back to what opened it',
  }),
  args: {
    isOpen: true,
    onClose: () => undefined,
    title: 'حذف از علاقه‌مندی‌ها',
    closeLabel: 'بستن',
    children: <Button tone="primary">حذف</Button>,
  },
} satisfies Meta<typeof RuntimeSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { title: 'برداشتن از فهرست' } };
export const LongText: Story = {
  args: { title: 'درخواست قیمت بلبرینگ شیار عمیق یک‌ردیفه با آب‌بند لاستیکی از سه تأمین‌کننده' },
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
export const Keyboard: Story = {
  tags: ['!autodocs'],
  args: { isOpen: false },
  render: function Opened(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>باز کن</Button>
        <RuntimeSheet {...args} isOpen={isOpen} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: byKeyboard(async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await press('{Tab}');
    await press('{Enter}');
    const dialog = await page.findByRole('dialog');
    const close = within(dialog).getByRole('button', { name: 'بستن' });
    const remove = within(dialog).getByRole('button', { name: 'حذف' });
    await waitFor(() => expect(close).toHaveFocus());
    await press('{Tab}');
    await expect(remove).toHaveFocus();
    await press('{Tab}');
    await expect(close).toHaveFocus();
    await press('{Escape}');
    await expectGivenBack(dialog, canvas.getByRole('button', { name: 'باز کن' }));
  }),
};
