import type { Meta, StoryObj } from '@storybook/react-vite';
import { cardKeys, inCard } from '../../story-parts/in-card';
import { bearing } from '../../story-parts/pictures';
import { linksByKeyboard } from '../../story-parts/tab-through';
import { ProductGrid } from '../product-card/product-card';
import { ContentCard, type ContentView } from './content-card';

const content: ContentView = {
  id: 'pg-1',
  href: '#content',
  title: 'تشخیص بلبرینگ اصل از تقلبی در پنج گام',
  kind: 'مقاله',
  summary: 'از بسته‌بندی و حکاکی تا صدا و لقی: نشانه‌هایی که پیش از خرید می‌توان با چشم و دست سنجید.',
  picture: { src: bearing, alt: '' },
  date: <time dateTime="2026-11-10">۱۹ آبان ۱۴۰۵</time>,
  author: 'تحریریهٔ بازار',
  reading: '۶ دقیقه خواندن',
};

const meta = {
  title: 'Patterns/Content card',
  component: ContentCard,
  parameters: cardKeys,
  args: { content },
  decorators: [inCard],
} satisfies Meta<typeof ContentCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const WithoutPicture: Story = { args: { content: { ...content, picture: undefined } } };
export const TitleOnly: Story = { args: { content: { id: 'x', href: '#x', title: 'راهنمای انتخاب گریس' } } };
export const LongText: Story = {
  args: {
    content: {
      ...content,
      title: 'راهنمای کامل جازدن گرم و سرد رولبرینگ مخروطی در گیربکس‌های صنعتی سنگین و سرعت پایین',
      summary: content.summary?.repeat(4),
    },
  },
};
export const MixedDirection: Story = {
  args: { content: { ...content, title: 'جدول معادل‌سازی کد SKF، FAG، NSK و NTN مطابق ISO 15' } },
};
export const Narrow: Story = { parameters: { column: 320 } };
export const Grid: Story = {
  parameters: { wide: true },
  render: ({ content: shown }) => (
    <ProductGrid label="مطالب" columns="3">
      {['a', 'b', 'c'].map((id) => (
        <ContentCard key={id} content={{ ...shown, id, picture: id === 'b' ? undefined : shown.picture }} />
      ))}
    </ProductGrid>
  ),
};
export const Keyboard: Story = { play: linksByKeyboard };
