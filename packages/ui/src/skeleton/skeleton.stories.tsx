import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../story-parts/narrow';
import { Skeleton } from './skeleton';

const meta = {
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  parameters: {
    without: { LongText: 'a skeleton holds no text', MixedDirection: 'a skeleton holds no text' },
  },
  args: { shape: 'line' },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { shape: 'block' } };
export const Shapes: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['title', 'line', 'short', 'row', 'block', 'picture'] as const).map((shape) => (
        <Skeleton key={shape} shape={shape} />
      ))}
    </div>
  ),
};
export const Narrow: Story = { decorators: [narrow] };
