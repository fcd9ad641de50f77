import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { narrow } from '../story-parts/narrow';
import { Spinner } from './spinner';

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
  args: { label: 'در حال پرسش از بانک…' },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(args.label);
  },
};
export const Playground: Story = {};
export const Small: Story = { args: { size: 'small' } };
export const HiddenLabel: Story = { args: { isLabelHidden: true } };
export const LongText: Story = {
  args: { label: 'در حال آماده‌سازی گزارش درخواست‌های شش ماه گذشته؛ این کار تا یک دقیقه زمان می‌برد.' },
};
export const MixedDirection: Story = { args: { label: 'در حال خواندن STEP AP214…' } };
export const Narrow: Story = { decorators: [narrow] };
