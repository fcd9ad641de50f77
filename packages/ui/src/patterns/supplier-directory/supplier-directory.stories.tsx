import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../../card/card';
import { keyTable } from '../../story-parts/key-table';
import { narrow, resizable } from '../../story-parts/narrow';
import { linksByKeyboard } from '../../story-parts/tab-through';
import {
  DirectoryBar,
  DirectoryFilters,
  DirectoryHead,
  DirectoryLayout,
  FeaturedRows,
  IndexButtons,
  IndexLine,
  IndexList,
} from './supplier-directory';

const entries = [
  { id: '1', name: 'انتقال قدرت و یاتاقان', href: '#', count: '۲۷' },
  { id: '2', name: 'پمپ و کمپرسور', href: '#', count: '۱۹' },
  { id: '3', name: 'شیر صنعتی', href: '#', count: '۱۲' },
  { id: '4', name: 'ابزار برشی', href: '#', count: '۸' },
];

const meta = {
  title: 'Patterns/Suppliers/Supplier directory',
  tags: ['framed'],
  component: DirectoryLayout,
  parameters: keyTable({
    Tab: 'to the letters, the indexes, then each supplier',
    Enter: 'follows it',
    'Enter, Space': 'on «more»: opens the rest of an index',
  }),
  args: {
    aside: (
      <IndexList
        id="categories"
        title="دسته‌ها"
        shown={2}
        moreLabel="۲ دستهٔ دیگر"
        closeLabel="بستن"
        entries={entries}
      />
    ),
    children: (
      <Card bleed>
        <DirectoryBar count="۱۱۷ تأمین‌کننده">
          <IndexButtons indexes={[{ id: 'categories', label: 'دسته‌ها' }]} />
        </DirectoryBar>
        <FeaturedRows
          mark="آگهی"
          rows={[
            { id: 'ad', href: '#', title: 'یاتاقان با تحویل روز بعد', advertiser: 'بازرگانی یاتاقان پارس' },
          ]}
        />
      </Card>
    ),
  },
  render: (args) => (
    <>
      <DirectoryHead title="تأمین‌کنندگان محصولات" detail="۱۱۷ شرکت در ۲۱ شهر" />
      <DirectoryFilters>
        <IndexLine
          title="حرف نخست"
          wraps
          shown={40}
          entries={[...'آابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی'].map((letter) => ({
            id: letter,
            name: letter,
            href: `#letter-${letter}`,
            isCurrent: letter === 'ت',
          }))}
        />
        <IndexLine title="زمینهٔ کار" shown={2} moreLabel="۲ مورد دیگر" entries={entries} />
      </DirectoryFilters>
      <DirectoryLayout {...args} />
    </>
  ),
} satisfies Meta<typeof DirectoryLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { decorators: [resizable] };
export const LongText: Story = {
  args: {
    aside: (
      <IndexList
        id="long"
        title="دسته‌ها"
        closeLabel="بستن"
        entries={[
          { id: '1', name: 'مهندسین مشاور توسعهٔ کیفیت و ممیزی انرژی کارخانه‌های سیمان و فولاد', href: '#' },
        ]}
      />
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
/** A line that does not fit scrolls in itself, and nothing else does. */
export const Narrow: Story = {
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    const [letters] = canvasElement.querySelectorAll('.u-index-line > ul');
    await expect(letters?.clientWidth).toBeGreaterThan(150);
    // On a phone the letters scroll in one line; from tablets on every letter is in sight, however narrow the place.
    const wraps = window.innerWidth >= 600;
    await expect((letters?.scrollWidth ?? 0) > (letters?.clientWidth ?? 0)).toBe(!wraps);
    const card = canvasElement.querySelector('.u-directory-filters');
    await expect(card?.scrollWidth).toBeLessThanOrEqual(card?.clientWidth ?? 0);
  },
};
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: linksByKeyboard,
};
