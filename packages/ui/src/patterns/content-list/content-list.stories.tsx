import { mdiBellOutline } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../card/card';
import { keyTable } from '../../story-parts/key-table';
import { linksByKeyboard } from '../../story-parts/tab-through';
import { FilterChips } from '../filter-chips/filter-chips';
import { ContentList, ContentsBar, ContentsChoice, ContentsHead, ContentsLayout } from './content-list';

const poster = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/%3E';
const item = {
  id: '1',
  href: '#1',
  title: 'راهنمای انتخاب بلبرینگ',
  kind: 'راهنمای خرید',
  text: 'از بار و سرعت تا لقی و آب‌بند؛ پنج پرسش پیش از خرید.',
  picture: poster,
  author: 'تحریریهٔ بازار',
  facts: ['۱۴۰۵/۰۸/۱۳'],
  readingTime: { time: '۶ دقیقه', verb: 'خواندن' },
  likes: { name: '۴۸ پسند', count: '۴۸' },
  comments: { name: '۵ دیدگاه', count: '۵' },
};

const meta = {
  title: 'Patterns/Content/Content list',
  component: ContentList,
  args: {
    label: 'مطالب',
    items: [item, { ...item, id: '2', picture: undefined, likes: undefined, comments: undefined }],
  },
  render: (args) => (
    <Card bleed>
      <ContentList {...args} />
    </Card>
  ),
  parameters: keyTable({ Tab: 'to the next content', Enter: 'opens it' }),
} satisfies Meta<typeof ContentList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { level: 3 } };
export const BesideChoices: Story = {
  render: (args) => (
    <>
      <ContentsHead title="دانش فنی" lead="راهنمای خرید، استاندارد و محاسبه." />
      <ContentsLayout
        choices={
          <ContentsChoice
            title="نوع مطلب"
            links={[
              { href: '#all', label: 'دانش فنی', count: '۵۲', isCurrent: true },
              { href: '#guides', label: 'راهنمای خرید', count: '۲۴', depth: 1 },
            ]}
          />
        }
        elsewhere={
          <>
            <ContentsChoice
              title="برچسب‌ها"
              look="labels"
              links={['بلبرینگ', 'پمپ', 'ISO'].map((label) => ({ href: `#${label}`, label, count: '۳' }))}
            />
            <ContentsChoice
              title="بلبرینگ شیار عمیق"
              look="around"
              links={[{ href: '#products', label: 'محصولات این دسته' }]}
            />
            <ContentsChoice title="دسته‌ها" links={[]} />
          </>
        }
      >
        <Card bleed>
          <ContentsBar count="۵۲ مطلب" />
          <ContentList {...args} />
        </Card>
      </ContentsLayout>
    </>
  ),
};
/** Narrowed to a kind and a label: each goes by its chip. */
export const Narrowed: Story = {
  render: (args) => (
    <ContentsLayout
      choices={
        <ContentsChoice
          title="برچسب‌ها"
          look="labels"
          links={[{ href: '#pump', label: 'پمپ', count: '۷', isCurrent: true }]}
        />
      }
      chosen={
        <FilterChips
          label="انتخاب‌های فعال"
          removeLabel="، برداشتن این انتخاب"
          chips={[
            { id: 'kind', href: '#kind', title: 'نوع', value: 'راهنمای خرید' },
            { id: 'label', href: '#label', title: 'برچسب', value: 'پمپ' },
          ]}
        />
      }
    >
      <Card bleed>
        <ContentList {...args} />
      </Card>
    </ContentsLayout>
  ),
};
export const LongText: Story = {
  args: {
    items: [
      {
        ...item,
        title:
          'راهنمای کامل انتخاب بلبرینگ شیار عمیق یک‌ردیفه با آب‌بند لاستیکی دوطرفه برای الکتروموتور، پمپ و گیربکس سبک',
        text: 'از بار و سرعت تا لقی و آب‌بند؛ پنج پرسش پیش از خرید بلبرینگ. بار شعاعی و محوری، سرعت کار، دمای محیط، فضای نصب و روش روان‌کاری را پیش از هر چیز بنویسید و با جدول سازنده بسنجید.',
        author: 'واحد فنی شرکت مهندسی و بازرگانی یاتاقان‌های صنعتی پارس خاورمیانه',
      },
    ],
  },
};
/** Of one kind, which the page names; a notice has nothing to draw. */
export const OneKind: Story = {
  args: { items: [{ ...item, kind: undefined, picture: undefined, icon: mdiBellOutline }] },
};
export const MixedDirection: Story = {
  args: {
    items: [
      {
        ...item,
        title: 'خواندن شمارهٔ 6205-2RSH/C3',
        text: 'ISO 15 و DIN 625-1 چه می‌گویند.',
        author: 'SKF',
      },
    ],
  },
};
export const Narrow: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: 320 }}>
      <Card bleed>
        <ContentList {...args} />
      </Card>
    </div>
  ),
};
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: linksByKeyboard,
};
