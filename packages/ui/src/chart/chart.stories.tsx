import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { byKeyboard } from '../story-parts/by-keyboard';
import { keyTable } from '../story-parts/key-table';
import { narrow } from '../story-parts/narrow';
import { formatNumber } from '../story-parts/persian';
import { press } from '../story-parts/press';
import { Chart } from './chart';
import { type ChartPoint, chartTicks } from './chart-scale';

const pointsOf = (values: readonly number[]): readonly ChartPoint[] =>
  values.map((value, index) => ({
    key: String(index),
    value,
    label: `${formatNumber(index + 1)} آبان ۱۴۰۵`,
    valueText: value === 0 ? 'بدون بازدید' : `${formatNumber(value)} بازدید`,
    axisText: (values.length - 1 - index) % 7 === 0 ? `${formatNumber(index + 1)} آبان` : '',
  }));
const ticksOf = (values: readonly number[]) =>
  chartTicks(Math.max(...values)).map((value) => ({ value, text: formatNumber(value) }));
const of = (values: readonly number[]) => ({ points: pointsOf(values), ticks: ticksOf(values) });

const month = Array.from(
  { length: 30 },
  (_, day) => 60 + ((day * 37) % 53) + (day % 7 === 6 ? -48 : day * 2),
);
const week = [42, 58, 31, 77, 123, 90, 18];

const meta = {
  title: 'Components/Data/Chart',
  component: Chart,
  args: {
    title: 'بازدید صفحه در ۳۰ روز گذشته',
    kind: 'bars',
    ...of(month),
    words: { when: 'روز', value: 'بازدید', table: 'نمایش به صورت جدول' },
  },
  parameters: keyTable({
    Tab: 'to the point that is read, at first the last; then to the table',
    'Left, Right': 'the day before, the day after: time runs from left to right',
    'Home, End': 'the first, the last',
    'Enter, Space': 'opens and closes the table',
  }),
} satisfies Meta<typeof Chart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { kind: 'line', isEmbedded: true } };
export const Line: Story = { args: { kind: 'line' } };
const inParts = (kind: 'line' | 'bars'): Story['args'] => ({
  kind,
  points: pointsOf(month).map((point, index) => ({
    ...point,
    part: {
      value: Math.round(point.value * 0.6),
      valueText: `${formatNumber(Math.round(point.value * 0.6))} بازدیدکننده`,
    },
    isTinted: index % 7 === 6,
    isPartial: index === 29,
  })),
  legend: { value: 'بازدید', part: 'بازدیدکنندهٔ یکتا', tinted: 'جمعه', partial: 'هنوز پر نشده' },
});
export const LineWithPart: Story = { args: inParts('line') };
export const BarsWithPart: Story = { args: { ...inParts('bars'), words: undefined, isEmbedded: true } };
export const Week: Story = { args: { title: 'بازدید هفته', ...of(week) } };
export const Large: Story = { args: { kind: 'line', ...of(week.map((value) => value * 9870)) } };
export const WithoutVisits: Story = { args: of([0, 0, 0, 0, 0, 0, 0]) };
export const OnePoint: Story = { args: of([12]) };
export const LongText: Story = {
  args: {
    title:
      'بازدید صفحهٔ محصول «بلبرینگ شیار عمیق یک‌ردیفه با آب‌بند لاستیکی دوطرفه» از همهٔ شهرها در ۳۰ روز گذشته',
  },
};
export const MixedDirection: Story = { args: { title: 'بازدید 6205-2RSH در ۳۰ روز گذشته', kind: 'line' } };
export const Narrow: Story = { decorators: [narrow] };
export const AsTable: Story = {
  tags: ['!autodocs'],
  args: of(week),
  play: byKeyboard(async ({ canvas }) => {
    await press('{Tab}');
    await press('{Tab}');
    const summary = canvas.getByText('نمایش به صورت جدول').closest('summary') as HTMLElement;
    await expect(summary).toHaveFocus();
    // The browser's default action for Enter and Space, which a simulated key does not trigger.
    summary.click();
    await expect(canvas.getByRole('rowheader', { name: '۵ آبان ۱۴۰۵' })).toBeVisible();
  }),
};
export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  args: { kind: 'line', ...of(week) },
  play: byKeyboard(async ({ canvas }) => {
    await press('{Tab}');
    await expect(canvas.getByRole('img', { name: '۷ آبان ۱۴۰۵: ۱۸ بازدید' })).toHaveFocus();
    await press('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('img', { name: '۵ آبان ۱۴۰۵: ۱۲۳ بازدید' })).toHaveFocus();
    await press('{ArrowRight}');
    await expect(canvas.getByRole('img', { name: '۶ آبان ۱۴۰۵: ۹۰ بازدید' })).toHaveFocus();
    await press('{Home}');
    await expect(canvas.getByRole('img', { name: '۱ آبان ۱۴۰۵: ۴۲ بازدید' })).toHaveFocus();
    await press('{End}');
    await expect(canvas.getByRole('img', { name: '۷ آبان ۱۴۰۵: ۱۸ بازدید' })).toHaveFocus();
  }),
};
