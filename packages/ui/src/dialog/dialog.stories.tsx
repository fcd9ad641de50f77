import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button';
import { keyTable } from '../story-parts/key-table';
import { u } from '../style/u';
import { Text } from '../text/text';
import { Dialog } from './dialog';

const meta = {
  title: 'Overlays/Dialog',
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
        <div className={u('dialog-actions')}>
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
export const Playground: Story = {};
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
