import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '../button/button';
import { TextField } from '../field/field';
import { byKeyboard, expectGivenBack } from '../story-parts/by-keyboard';
import { keyTable } from '../story-parts/key-table';
import { narrow } from '../story-parts/narrow';
import { press } from '../story-parts/press';
import { RuntimeSideSheet, SideSheetFoot } from './runtime-side-sheet';

const meta = {
  title: 'Components/Overlays/Account side sheet',
  tags: ['framed'],
  component: RuntimeSideSheet,
  parameters: keyTable({
    Tab: 'between what is inside, never out',
    Escape: 'closes; the focus goes back to what opened it',
  }),
  args: {
    isOpen: true,
    onClose: () => undefined,
    title: 'افزودن آدرس',
    closeLabel: 'بستن',
    children: (
      <SideSheetFoot>
        <Button tone="primary">ذخیره</Button>
      </SideSheetFoot>
    ),
  },
} satisfies Meta<typeof RuntimeSideSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { title: 'ویرایش آدرس' } };
/** A form longer than the window: the title and the buttons stay in sight. */
export const LongContent: Story = {
  args: {
    children: (
      <>
        {Array.from({ length: 14 }, (_, row) => (
          <TextField key={row} id={`row-${row}`} label="نشانی" />
        ))}
        <SideSheetFoot note="روی همین دستگاه نگه داشته شد">
          <Button>انصراف</Button>
          <Button tone="primary">ذخیره</Button>
        </SideSheetFoot>
      </>
    ),
  },
};
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
        <RuntimeSideSheet {...args} isOpen={isOpen} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: byKeyboard(async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await press('{Tab}');
    await press('{Enter}');
    const dialog = await page.findByRole('dialog', { name: 'افزودن آدرس' });
    const close = within(dialog).getByRole('button', { name: 'بستن' });
    const save = within(dialog).getByRole('button', { name: 'ذخیره' });
    await waitFor(() => expect(close).toHaveFocus());
    await press('{Tab}');
    await expect(save).toHaveFocus();
    await press('{Tab}');
    await expect(close).toHaveFocus();
    await press('{Escape}');
    await expectGivenBack(dialog, canvas.getByRole('button', { name: 'باز کن' }));
  }),
};
