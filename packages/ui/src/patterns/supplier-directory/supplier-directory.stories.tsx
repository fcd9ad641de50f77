import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../card/card';
import { keyTable } from '../../story-parts/key-table';
import { narrow } from '../../story-parts/narrow';
import { linksByKeyboard } from '../../story-parts/tab-through';
import {
  DirectoryBar,
  DirectoryGroups,
  DirectoryHead,
  DirectoryLayout,
  FeaturedRows,
  IndexButtons,
  IndexList,
  LetterIndex,
} from './supplier-directory';

const row = (id: string, name: string, trust?: string, trustState?: 'valid' | 'gone') => ({
  id,
  href: '#',
  name,
  monogram: 'ت‌ی',
  note: 'توزیع‌کننده و واردکننده، تهران',
  trust,
  trustState,
  productCount: '۱۲۸ محصول',
});

const meta = {
  title: 'Patterns/Supplier directory',
  component: DirectoryLayout,
  parameters: keyTable({
    Tab: 'to the letters, the indexes, then each supplier',
    Enter: 'follows it',
    'Enter, Space': 'on «more»: opens the rest of an index',
  }),
  args: {
    aside: (
      <>
        <IndexList
          id="categories"
          title="دسته‌ها"
          shown={2}
          moreLabel="۲ دستهٔ دیگر"
          closeLabel="بستن"
          entries={[
            { id: '1', name: 'انتقال قدرت و یاتاقان', href: '#', count: '۲۷' },
            { id: '2', name: 'پمپ و کمپرسور', href: '#', count: '۱۹' },
            { id: '3', name: 'شیر صنعتی', href: '#', count: '۱۲' },
            { id: '4', name: 'ابزار برشی', href: '#', count: '۸' },
          ]}
        />
        <IndexList
          id="cities"
          title="شهرها"
          closeLabel="بستن"
          entries={[
            { id: '1', name: 'تهران', href: '#', isCurrent: true },
            { id: '2', name: 'اصفهان', href: '#' },
          ]}
        />
      </>
    ),
    children: (
      <Card bleed>
        <DirectoryBar count="۱۱۷ تأمین‌کننده">
          <IndexButtons
            indexes={[
              { id: 'categories', label: 'دسته‌ها' },
              { id: 'cities', label: 'شهرها' },
            ]}
          />
        </DirectoryBar>
        <FeaturedRows
          mark="آگهی"
          rows={[
            { id: 'ad', href: '#', title: 'یاتاقان با تحویل روز بعد', advertiser: 'بازرگانی یاتاقان پارس' },
          ]}
        />
        <DirectoryGroups
          label="تأمین‌کنندگان"
          idOf={(letter) => `letter-${letter}`}
          groups={[
            {
              letter: 'ب',
              suppliers: [row('s1', 'بازرگانی یاتاقان پارس', 'تأییدشده از ۱۴۰۳/۰۲ تا ۱۴۰۶/۰۲')],
            },
            {
              letter: 'ت',
              suppliers: [
                row('s2', 'تأمین ایمنی نگین‌پولاد', 'تأیید در ۱۴۰۵/۰۱ پایان یافت', 'gone'),
                row('s3', 'تأمین ورق فراکاو'),
              ],
            },
          ]}
        />
      </Card>
    ),
  },
  render: (args) => (
    <>
      <DirectoryHead title="تأمین‌کنندگان محصولات" detail="۱۱۷ شرکت در ۲۱ شهر">
        <LetterIndex
          label="الفبا"
          letters={[...'آابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی'].map((letter) => ({
            letter,
            href: `#letter-${letter}`,
            isCurrent: letter === 'ت',
          }))}
        />
      </DirectoryHead>
      <DirectoryLayout {...args} />
    </>
  ),
} satisfies Meta<typeof DirectoryLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const LongText: Story = {
  args: {
    children: (
      <Card bleed>
        <DirectoryBar count="۱ تأمین‌کننده" />
        <DirectoryGroups
          label="تأمین‌کنندگان"
          idOf={(letter) => `letter-${letter}`}
          groups={[
            {
              letter: 'م',
              suppliers: [
                row(
                  's1',
                  'مهندسین مشاور توسعهٔ کیفیت و ممیزی انرژی کارخانه‌های سیمان و فولاد و پتروشیمی آریاگردش خاورمیانه',
                  'تأییدشده از ۱۴۰۳/۰۲ تا ۱۴۰۶/۰۲',
                ),
              ],
            },
          ]}
        />
      </Card>
    ),
  },
};
export const MixedDirection: Story = {
  args: {
    aside: (
      <IndexList
        id="brands"
        title="برندها"
        closeLabel="بستن"
        entries={[{ id: '1', name: 'SKF', href: '#', count: '۴' }]}
      />
    ),
  },
};
export const Narrow: Story = { decorators: [narrow] };
export const Keyboard: Story = { play: linksByKeyboard };
