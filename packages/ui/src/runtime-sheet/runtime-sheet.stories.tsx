import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button';
import { keyTable } from '../story-parts/key-table';
import { RuntimeSheet } from './runtime-sheet';

const meta = {
  title: 'Overlays/RuntimeSheet',
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
export const Playground: Story = {};
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
