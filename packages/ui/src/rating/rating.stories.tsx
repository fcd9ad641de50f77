import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { narrow } from '../story-parts/narrow';
import { Text } from '../text/text';
import { Rating } from './rating';

const meta = {
  title: 'Components/Rating',
  component: Rating,
  args: { value: 4.5, text: '۴٫۵', label: 'امتیاز ۴٫۵ از ۵', count: '۱۲۸ نظر' },
} satisfies Meta<typeof Rating>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img')).toHaveAccessibleName('امتیاز ۴٫۵ از ۵');
  },
};
export const Playground: Story = {};
export const Whole: Story = { args: { value: 3, text: '۳', label: 'امتیاز ۳ از ۵' } };
export const Full: Story = { args: { value: 5, text: '۵', label: 'امتیاز ۵ از ۵' } };
export const Low: Story = { args: { value: 0.4, text: '۰٫۴', label: 'امتیاز ۰٫۴ از ۵' } };
export const WithoutCount: Story = { args: { count: undefined } };
export const LongText: Story = { args: { count: '۱۲٬۸۴۰ نظر از خریدارانی که سفارششان تحویل شده است' } };
export const MixedDirection: Story = {
  render: (args) => (
    <Text as="div">
      <bdi dir="ltr">6205-2RSH</bdi> <Rating {...args} />
    </Text>
  ),
};
export const Narrow: Story = { decorators: [narrow] };
