import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { narrow, resizable } from '../story-parts/narrow';
import { Text } from '../text/text';
import { DateText, RelativeTime } from './time-text';

const meta = {
  title: 'Components/Text/Time text',
  component: RelativeTime,
  args: { at: '2026-11-21T07:30:00Z', exact: 'شنبه ۳۰ آبان ۱۴۰۵، ساعت ۱۱:۰۰', children: '۳ ساعت پیش' },
} satisfies Meta<typeof RelativeTime>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const time = within(canvasElement).getByRole('time');
    await expect(time).toHaveAttribute('datetime', '2026-11-21T07:30:00Z');
    await expect(time).toHaveTextContent('شنبه ۳۰ آبان ۱۴۰۵');
  },
};
export const Playground: Story = { decorators: [resizable] };
export const LongDate: Story = { render: () => <DateText at="2026-11-21">شنبه ۳۰ آبان ۱۴۰۵</DateText> };
export const ShortDate: Story = { render: () => <DateText at="2026-11-21">۱۴۰۵/۰۸/۳۰</DateText> };
export const Yesterday: Story = { args: { children: 'دیروز' } };
export const LongText: Story = { args: { children: 'بیش از دو سال و هفت ماه پیش' } };
export const MixedDirection: Story = {
  render: (args) => (
    <Text as="p" size={13} tone="muted">
      برگهٔ <bdi dir="ltr">6205-2RSH</bdi> را <RelativeTime {...args} /> بازبینی کردیم.
    </Text>
  ),
};
export const Narrow: Story = { decorators: [narrow] };
