import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../card/card';
import { ChipLink } from '../../chip/chip';
import { keyTable } from '../../story-parts/key-table';
import { narrow } from '../../story-parts/narrow';
import { bearing, brokenPicture } from '../../story-parts/pictures';
import { linksByKeyboard } from '../../story-parts/tab-through';
import { VideosHead } from '../videos-head/videos-head';
import { VideoGrid, type VideoView, WatchedProgress } from './video-grid';

const video: VideoView = {
  id: 'v-1',
  href: '#video',
  title: 'جازدن بلبرینگ با گرم‌کن القایی',
  poster: bearing,
  length: '۴:۳۶',
  facts: ['یاتاقان پارس', '۱۴۰۵/۰۸/۲۱'],
  captions: { label: 'زیرنویس', isThere: true },
};
const videos = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ ...video, id, href: `#${id}` }));

const meta = {
  title: 'Patterns/Content/Video grid',
  component: VideoGrid,
  args: { label: 'ویدئوها', lengthLabel: 'مدت', videos },
  render: (args) => (
    <Card bleed>
      <VideoGrid {...args} />
    </Card>
  ),
  parameters: keyTable({ Tab: 'to each video', Enter: 'opens it' }),
} satisfies Meta<typeof VideoGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { level: 3 } };
export const Watched: Story = {
  args: {
    videos: [
      {
        ...video,
        chapters: '۵ فصل',
        progress: <WatchedProgress label="دیده‌شده" part={0.27} />,
      },
      { ...video, id: 'b', href: '#b', captions: { label: 'بدون زیرنویس', isThere: false } },
    ],
  },
};
/** A poster that fails leaves its ground with a sign, without script. */
export const PosterFails: Story = {
  args: { videos: [{ ...video, poster: brokenPicture }, ...videos.slice(1, 3)] },
};
export const WithHead: Story = {
  render: (args) => (
    <>
      <VideosHead
        title="ویدئوها"
        lead="۴۶ ویدئو از ۱۹ تأمین‌کننده، ۳۸ تا با زیرنویس"
        search={{
          action: '#',
          name: 'term',
          label: 'جستجو در ویدئوها',
          placeholder: 'مثلاً نصب پمپ',
          submitLabel: 'جستجو',
          term: '',
          hidden: [['tag', 'نصب']],
        }}
        tags={{
          label: 'موضوع',
          links: [
            { href: '#all', label: 'همه', count: '۴۶', isCurrent: true },
            { href: '#1', label: 'نصب', count: '۱۴' },
            { href: '#2', label: 'نگهداری', count: '۱۱' },
          ],
        }}
        sort={{
          label: 'ترتیب',
          segments: [
            { href: '#new', label: 'تازه‌ترین', isCurrent: true },
            { href: '#most', label: 'پربازدیدترین' },
          ],
        }}
        chosen={
          <ChipLink href="#all" label="، برداشتن" isRemovable>
            دستهٔ پمپ
          </ChipLink>
        }
      />
      <Card bleed>
        <VideoGrid {...args} />
      </Card>
    </>
  ),
};
export const LongText: Story = {
  args: {
    videos: [
      {
        ...video,
        title: 'نصب و هم‌راستاسازی پمپ سانتریفیوژ طبقاتی افقی با محفظهٔ چدنی در ایستگاه آب‌رسانی',
        facts: ['شرکت تولیدی و بازرگانی یاتاقان‌سازان پارس خاورمیانه', '۱۴۰۵/۰۸/۲۱'],
      },
    ],
  },
};
export const MixedDirection: Story = {
  args: { videos: [{ ...video, title: 'تعویض 6205-2RSH در الکتروموتور IE3' }] },
};
export const Narrow: Story = { decorators: [narrow] };
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: linksByKeyboard,
};
