import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '../button/button';
import { byKeyboard, expectGivenBack } from '../story-parts/by-keyboard';
import { keyTable } from '../story-parts/key-table';
import { narrow } from '../story-parts/narrow';
import { press } from '../story-parts/press';
import { cx } from '../style/cx';
import { RuntimeDialog } from './runtime-dialog';

const meta = {
  title: 'Components/Overlays/Account dialog',
  tags: ['framed'],
  component: RuntimeDialog,
  parameters: keyTable({
    Tab: 'between what is inside, never out',
    Escape: 'closes; the focus goes back to what opened it',
  }),
  args: {
    isOpen: true,
    onClose: () => undefined,
    title: 'حذف از علاقه‌مندی‌ها',
    closeLabel: 'بستن',
    children: (
      <div className={cx('dialog-actions')}>
        <Button tone="primary">حذف</Button>
      </div>
    ),
  },
} satisfies Meta<typeof RuntimeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog', {
      name: 'حذف از علاقه‌مندی‌ها',
    });
    await expect(dialog).not.toHaveAttribute('aria-describedby');
  },
};
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
/** The sentence is the dialog's description; without one it has none, and its content is never read out whole. */
export const Described: Story = {
  args: { description: 'این کالا از فهرست شما می‌رود.' },
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog', {
      name: 'حذف از علاقه‌مندی‌ها',
    });
    await expect(dialog).toHaveAccessibleDescription('این کالا از فهرست شما می‌رود.');
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
        <RuntimeDialog {...args} isOpen={isOpen} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: byKeyboard(async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const opener = page.getByRole('button', { name: 'باز کن' });
    await press('{Tab}');
    await press('{Enter}');
    const dialog = await page.findByRole('dialog', { name: 'حذف از علاقه‌مندی‌ها' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    for (let stop = 0; stop < 3; stop += 1) {
      await press('{Tab}');
      await expect(dialog.contains(document.activeElement)).toBe(true);
    }
    await press('{Escape}');
    await expectGivenBack(dialog, opener);
  }),
};
