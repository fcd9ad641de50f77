import type { Meta, StoryObj } from '@storybook/react-vite';
import { cardKeys, inCard } from '../../story-parts/in-card';
import { bearing } from '../../story-parts/pictures';
import { linksByKeyboard } from '../../story-parts/tab-through';
import { ProductGrid } from '../product-card/product-card';
import { VideoCard, type VideoView } from './video-card';

const video: VideoView = {
  id: 'v-1',
  href: '#video',
  title: 'جازدن بلبرینگ با گرم‌کن القایی',
  kind: 'بلبرینگ',
  poster: { src: bearing, alt: '' },
  length: '۴:۳۵',
  lengthLabel: 'مدت',
  date: <time dateTime="2026-11-02">۱۱ آبان ۱۴۰۵</time>,
  views: '۱٬۲۴۰ بازدید',
};

const meta = {
  title: 'Patterns/Video card',
  component: VideoCard,
  parameters: cardKeys,
  args: { video },
  decorators: [inCard],
} satisfies Meta<typeof VideoCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const WithoutPoster: Story = { args: { video: { ...video, poster: undefined } } };
export const LongText: Story = {
  args: {
    video: {
      ...video,
      title: 'نصب و هم‌راستاسازی پمپ سانتریفیوژ طبقاتی افقی با محفظهٔ چدنی در ایستگاه آب‌رسانی',
    },
  },
};
export const MixedDirection: Story = {
  args: { video: { ...video, title: 'تعویض 6205-2RSH در الکتروموتور IE3' } },
};
export const Narrow: Story = { parameters: { column: 320 } };
export const Grid: Story = {
  parameters: { wide: true },
  render: (args) => (
    <ProductGrid label="ویدئوها" columns="4">
      {['a', 'b', 'c', 'd'].map((id) => (
        <VideoCard key={id} {...args} video={{ ...args.video, id }} />
      ))}
    </ProductGrid>
  ),
};
export const Keyboard: Story = { play: linksByKeyboard };
