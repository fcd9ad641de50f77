import type { Meta, StoryObj } from '@storybook/react-vite';
import { Latin } from '../latin/latin';
import { narrow } from '../story-parts/narrow';
import { Card } from './card';

const meta = {
  title: 'Components/Layout/Card',
  component: Card,
  args: { padded: true, children: 'بازرگانی یاتاقان پارس، تهران' },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { padded: true, tone: 'canvas', as: 'section' } };
export const Canvas: Story = { args: { tone: 'canvas' } };
export const Bleed: Story = { args: { bleed: true } };
export const LongText: Story = {
  args: {
    children:
      'بلبرینگ شیار عمیق یک‌ردیفه با آب‌بند لاستیکی دوطرفه برای الکتروموتور، پمپ و گیربکس سبک با غلتک نقاله و روان‌کار پایهٔ لیتیم '.repeat(
        4,
      ),
  },
};
export const MixedDirection: Story = {
  args: {
    children: (
      <>
        بلبرینگ شیار عمیق <Latin>6205-2RSH</Latin> مطابق <Latin>DIN 625-1</Latin> و <Latin>ISO 15</Latin>
      </>
    ),
  },
};
export const Narrow: Story = { decorators: [narrow] };
