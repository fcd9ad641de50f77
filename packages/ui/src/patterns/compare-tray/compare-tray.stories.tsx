import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../../button/button';
import { bearing } from '../../story-parts/pictures';
import { CompareTray, type CompareTrayProps, type TrayItem } from './compare-tray';

const item = (id: string, note: string): TrayItem => ({
  id,
  name: id,
  note,
  picture: bearing,
  removeLabel: `برداشتن ${id} از مقایسه`,
});

const meta = {
  title: 'Patterns/CompareTray',
  component: CompareTray,
  args: {
    label: 'سبد مقایسه',
    title: '۳ محصول برای مقایسه',
    items: [item('6205-2RSH', 'SKF'), item('6205-2RSR', 'FAG'), item('6205LLU', 'NTN')],
    href: '#compare',
    compareLabel: 'مقایسه',
    clearLabel: 'خالی کردن سبد مقایسه',
    onRemove: () => undefined,
    onClear: () => undefined,
  },
  parameters: {
    docs: { description: { component: 'Tab به ضربدر هر محصول و سپس به «مقایسه» می‌رسد؛ Enter عمل می‌کند.' } },
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof CompareTray>;
export default meta;
type Story = StoryObj<typeof meta>;

function Kept({ items: given, ...args }: CompareTrayProps) {
  const [items, setItems] = useState(given);
  const without = (id: string) => setItems(items.filter((one) => one.id !== id));
  return <CompareTray {...args} items={items} onRemove={without} onClear={() => setItems([])} />;
}

export const Default: Story = {};
export const Playground: Story = {};
export const One: Story = { args: { items: [item('6205-2RSH', 'SKF')], title: '۱ محصول برای مقایسه' } };
export const WithMessage: Story = {
  args: {
    message: (
      <>
        <span>سبد مقایسه محصولات «پمپ سانتریفیوژ» را دارد؛ فقط محصولات یک دسته با هم مقایسه می‌شوند.</span>
        <Button size="small">شروع مقایسهٔ تازه</Button>
      </>
    ),
  },
};
export const LongText: Story = {
  args: { items: [item('بلبرینگ شیار عمیق یک‌ردیفه با آب‌بند لاستیکی دوطرفه', 'تولیدی بلبرینگ شایان‌گستر')] },
};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'خالی کردن سبد مقایسه' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'مقایسه' })).toHaveFocus();
  },
};
