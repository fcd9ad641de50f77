import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../story-parts/narrow';
import { Text } from '../text/text';
import { Divider } from './divider';

const meta = {
  title: 'Components/Layout/Divider',
  component: Divider,
  decorators: [
    (Story) => (
      <div>
        <Text as="p">قطر داخلی ۲۵ میلی‌متر</Text>
        <Story />
        <Text as="p">قطر خارجی ۵۲ میلی‌متر</Text>
      </div>
    ),
  ],
} satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { tight: true, vertical: false } };
export const Tight: Story = { args: { tight: true } };
export const Word: Story = { args: { word: 'یا' } };
export const LongText: Story = { args: { word: 'یا از روش‌های دیگر پرداخت یکی را برگزینید' } };
export const MixedDirection: Story = { args: { word: 'یا ISO 15' } };
export const Narrow: Story = { decorators: [narrow] };
