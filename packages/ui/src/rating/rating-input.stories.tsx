import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { byKeyboard } from '../story-parts/by-keyboard';
import { keyTable } from '../story-parts/key-table';
import { narrow } from '../story-parts/narrow';
import { press } from '../story-parts/press';
import { RatingInput, type RatingInputProps } from './rating-input';

function Chosen(props: RatingInputProps) {
  const [value, setValue] = useState(props.value);
  return (
    <RatingInput
      {...props}
      value={value}
      onChange={(stars) => {
        setValue(stars);
        props.onChange(stars);
      }}
    />
  );
}

const meta = {
  title: 'Components/Forms/Rating input',
  component: RatingInput,
  args: {
    legend: 'از این محصول چه اندازه راضی بودید؟',
    name: 'stars',
    value: undefined,
    onChange: fn(),
    words: ['بد', 'ضعیف', 'معمولی', 'خوب', 'عالی'],
  },
  render: (args) => <Chosen {...args} />,
  parameters: keyTable({
    Tab: 'into the stars and out of them',
    Arrows: 'choose',
  }),
} satisfies Meta<typeof RatingInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { value: 3, disabled: false, name: 'stars-playground' } };
export const Chosen4: Story = { args: { value: 4 } };
export const WithError: Story = { args: { error: 'یک ستاره برگزینید.' } };
export const Disabled: Story = { args: { value: 3, disabled: true } };
export const LongText: Story = {
  args: {
    value: 5,
    legend: 'از کیفیت کالا، بسته‌بندی، زمان تحویل و پاسخ‌گویی تأمین‌کننده روی هم رفته چه اندازه راضی بودید؟',
    words: ['بد', 'ضعیف', 'معمولی', 'خوب', 'بسیار بهتر از آنچه انتظار داشتیم'],
  },
};
export const MixedDirection: Story = { args: { legend: 'امتیاز شما به 6205-2RSH', value: 2 } };
export const Narrow: Story = { args: { value: 3 }, decorators: [narrow] };
export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: byKeyboard(async ({ canvas, args }) => {
    await press('{Tab}');
    await expect(canvas.getByRole('radio', { name: 'بد' })).toHaveFocus();
    await press(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
    await press('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'معمولی' })).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: 'معمولی' })).toBeChecked();
    await press('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
  }),
};
