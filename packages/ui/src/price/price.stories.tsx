import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../story-parts/narrow';
import { Price } from './price';

const meta = {
  title: 'Components/Data/Price',
  component: Price,
  args: { amount: '۹۸۰٬۰۰۰', currency: 'تومان' },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { size: 'large', prefix: 'از' } };
export const Large: Story = { args: { size: 'large' } };
export const Small: Story = { args: { size: 'small' } };
export const From: Story = { args: { prefix: 'از' } };
export const OnRequest: Story = { args: { amount: 'استعلام قیمت', currency: undefined } };
export const LongText: Story = { args: { amount: '۱٬۲۳۴٬۵۶۷٬۸۹۰', size: 'large' } };
export const Narrow: Story = { decorators: [narrow] };
export const MixedDirection: Story = {
  render: (args) => (
    <p>
      <bdi dir="ltr">6205-2RSH</bdi>: <Price {...args} />
    </p>
  ),
};
