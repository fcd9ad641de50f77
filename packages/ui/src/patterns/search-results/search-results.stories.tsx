import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../card/card';
import { EmptyPanel } from '../../message-panel/message-panel';
import { keyTable } from '../../story-parts/key-table';
import { resizable } from '../../story-parts/narrow';
import { linksByKeyboard } from '../../story-parts/tab-through';
import { PaginationBar } from '../pagination-bar/pagination-bar';
import { RefineLine, RepairNote, ResultSection, SearchTop } from './search-results';

const other = { href: '#exact', label: "جستجوی دقیق «ldg'vn»" };
const chips = [
  { id: '1', href: '#1', name: 'بلبرینگ', scientificName: 'Ball bearings' },
  { id: '2', href: '#2', name: 'رولبرینگ', scientificName: 'Roller bearings', count: '۱۲۸' },
];

const meta = {
  title: 'Patterns/Search and lists/Search results',
  component: RepairNote,
  args: { children: "«ldg'vn» چیزی نیافت و با چیدمان دیگر صفحه‌کلید خوانده شد؛", other },
  render: (args) => (
    <>
      <SearchTop title="نتایج برای «میلگرد»">
        <RepairNote {...args} />
      </SearchTop>
      <RefineLine title="دسته‌های همنام:" chips={chips} />
      <ResultSection title="محصولات" link={<a href="#all">مشاهدهٔ هر ۳۰ محصول</a>}>
        <Card bleed>
          <EmptyPanel title="محصولی با این نام نیست." />
          <PaginationBar
            pagination={{
              label: 'صفحه‌ها',
              pages: [
                { label: '۱', href: '#p1', isCurrent: true },
                { label: '۲', href: '#p2' },
              ],
            }}
            summary="نمایش ۱ تا ۲۵ از ۳۰"
          />
        </Card>
      </ResultSection>
    </>
  ),
  parameters: keyTable({
    Tab: 'to «search exactly», to the narrower places, results and pages',
    Enter: 'follows it',
  }),
} satisfies Meta<typeof RepairNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { decorators: [resizable] };
export const NoteOnly: Story = { render: (args) => <RepairNote {...args} /> };
export const LongText: Story = {
  args: {
    children:
      '«بلبرنیگ شیار عمیق یک‌ردیفه با آب‌بند لاستیکی دوطرفه برای الکتروموتور» چیزی نیافت و نزدیک‌ترین املا جستجو شد؛',
  },
};
export const MixedDirection: Story = {
  args: { children: '«bolbering 6205-2RSH/C3» چیزی نیافت و به خط فارسی خوانده شد؛' },
};
export const Narrow: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: 320 }}>
      <RepairNote {...args} />
    </div>
  ),
};
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: linksByKeyboard,
};
