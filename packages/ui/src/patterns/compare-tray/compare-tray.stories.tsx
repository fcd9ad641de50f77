import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { Button } from '../../button/button';
import { byKeyboard, followed } from '../../story-parts/by-keyboard';
import { keyTable } from '../../story-parts/key-table';
import { narrow, resizable } from '../../story-parts/narrow';
import { bearing } from '../../story-parts/pictures';
import { press } from '../../story-parts/press';
import { CompareTray, type CompareTrayProps, type TrayItem } from './compare-tray';

const item = (id: string, note: string): TrayItem => ({
  id,
  name: id,
  note,
  picture: bearing,
  removeLabel: `برداشتن ${id} از مقایسه`,
});

const meta = {
  title: 'Patterns/Products/Compare tray',
  tags: ['framed'],
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
  parameters: keyTable({
    Tab: 'to the cross of each thing, «empty», then «compare»',
    'Enter, Space': 'takes a thing away; the focus goes on to the next',
    Enter: 'on «compare»: goes there',
  }),
  render: (args) => <Stored {...args} />,
} satisfies Meta<typeof CompareTray>;
export default meta;
type Story = StoryObj<typeof meta>;

function Stored({ items: given, ...args }: CompareTrayProps) {
  const [items, setItems] = useState(given);
  const without = (id: string) => setItems(items.filter((one) => one.id !== id));
  return <CompareTray {...args} items={items} onRemove={without} onClear={() => setItems([])} />;
}

export const Default: Story = {};
export const Playground: Story = { decorators: [resizable] };
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
/** A code in a narrow place keeps its beginning: it takes two lines, and is clipped at its end. */
export const LongCodes: Story = {
  args: {
    items: ['230V IP67 M12x1 PNP NO', '6205-2RS1/C3WT-LHT23', 'CM3-A 5-2'].map((id) => item(id, 'SKF')),
  },
  play: async ({ canvasElement }) => {
    for (const name of canvasElement.querySelectorAll('li > span > span'))
      await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
  },
};
export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: byKeyboard(async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // A phone shows only their number.
    if (canvas.queryByRole('button', { name: /6205-2RSH/ })) {
      await press('{Tab}');
      await press('{Enter}');
      await expect(canvas.getByRole('button', { name: /6205-2RSR/ })).toHaveFocus();
      await press('{Tab}');
    }
    await press('{Tab}');
    await expect(canvas.getByRole('button', { name: 'خالی کردن سبد مقایسه' })).toHaveFocus();
    await press('{Tab}');
    await expect(canvas.getByRole('link', { name: 'مقایسه' })).toHaveFocus();
    await press('{Enter}');
    await expect(followed()).toBe('#compare');
  }),
};
export const Narrow: Story = { decorators: [narrow] };
export const MixedDirection: Story = { args: { items: [item('پیچ M16×2 (DIN 933)', 'FAG، ساخت آلمان')] } };
