import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { byKeyboard } from '../story-parts/by-keyboard';
import { keyTable } from '../story-parts/key-table';
import { formColumn, narrow } from '../story-parts/narrow';
import { press } from '../story-parts/press';
import { Checkbox } from './choice';

const meta = {
  title: 'Components/Forms/Checkbox',
  component: Checkbox,
  args: { label: 'لاستیکی دوطرفه 2RS', name: 'seal' },
  parameters: keyTable({ Tab: 'to the next choice', Space: 'chooses and takes back' }),
  decorators: [formColumn],
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { label: 'تنها کالای موجود', count: '۴۲', defaultChecked: true } };
export const Checked: Story = { args: { defaultChecked: true } };
export const WithCount: Story = { args: { count: '۱۳۶', defaultChecked: true } };
export const Disabled: Story = { args: { disabled: true } };
export const DisabledChecked: Story = { args: { disabled: true, defaultChecked: true } };
export const LongText: Story = {
  args: {
    label:
      'بلبرینگ شیار عمیق یک‌ردیفه با آب‌بند لاستیکی دوطرفه برای الکتروموتور، پمپ و گیربکس سبک با غلتک نقاله و روان‌کار پایهٔ لیتیم',
    count: '۱۲٬۳۴۵',
  },
};
export const MixedDirection: Story = { args: { label: 'فلزی دوطرفه ZZ (DIN 625-1)' } };
export const Keyboard: Story = {
  tags: ['!autodocs'],
  args: { onChange: fn() },
  play: byKeyboard(async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await press('{Tab}');
    await expect(box).toHaveFocus();
    await press(' ');
    await expect(box).toBeChecked();
    await press(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  }),
};
export const Narrow: Story = { args: { count: '۱۳۶' }, decorators: [narrow] };
