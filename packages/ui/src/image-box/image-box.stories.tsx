import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Latin } from '../latin/latin';
import { narrow } from '../story-parts/narrow';
import { bearing, brokenPicture, portrait } from '../story-parts/pictures';
import { ImageBox } from './image-box';

const meta = {
  title: 'Components/ImageBox',
  component: ImageBox,
  args: { src: bearing, alt: 'بلبرینگ شیار عمیق از روبه‌رو', width: 320, height: 220 },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ImageBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const Square: Story = { args: { ratio: 'square' } };
export const Wide: Story = { args: { ratio: 'wide' } };
export const Cover: Story = { args: { src: portrait, width: 96, height: 96, cover: true, ratio: 'video' } };
export const WithoutPicture: Story = { args: { src: undefined, missingLabel: 'تصویر ندارد' } };
export const BrokenPicture: Story = {
  args: { src: brokenPicture, isEager: true },
  play: async ({ canvasElement, args }) => {
    const box = canvasElement.querySelector('.u-image-box');
    const before = box?.getBoundingClientRect().height;
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(within(canvasElement).getByRole('img', { name: args.alt })).toBeVisible();
    await expect(box?.getBoundingClientRect().height).toBe(before);
  },
};
export const LongText: Story = {
  args: { src: undefined, missingLabel: 'تأمین‌کننده هنوز تصویری برای این محصول بارگذاری نکرده است.' },
};
export const MixedDirection: Story = {
  args: {
    src: undefined,
    missingLabel: (
      <>
        نقشهٔ <Latin>6205-2RSH</Latin>
      </>
    ),
  },
};
export const Narrow: Story = { args: { ratio: 'square' }, decorators: [narrow] };
