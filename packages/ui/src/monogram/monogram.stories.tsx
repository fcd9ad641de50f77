import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../story-parts/narrow';
import { Monogram } from './monogram';

const meta = {
  title: 'Components/Data/Monogram',
  component: Monogram,
  parameters: { without: { LongText: 'a monogram has at most three letters' } },
  args: { letters: 'ی‌پ' },
} satisfies Meta<typeof Monogram>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { size: 'large' } };
export const Large: Story = { args: { size: 'large' } };
export const MixedDirection: Story = { args: { letters: 'SK' } };
export const Narrow: Story = { decorators: [narrow] };
