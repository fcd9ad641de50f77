import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { keyTable } from '../../story-parts/key-table';
import { narrow, resizable } from '../../story-parts/narrow';
import { linksByKeyboard } from '../../story-parts/tab-through';
import {
  LandingCells,
  LandingGroups,
  LandingIntro,
  LandingModels,
  LandingSection,
  LandingShortcuts,
} from './category-landing';

const meta = {
  title: 'Patterns/Search and lists/Category landing page',
  tags: ['framed'],
  component: LandingCells,
  parameters: keyTable({
    Tab: 'to the next link',
    Enter: 'follows it',
  }),
  args: {
    label: 'زیردسته‌ها',
    cells: [
      {
        id: '1',
        href: '#1',
        name: 'بلبرینگ شیار عمیق',
        scientificName: 'Deep groove ball bearing',
        count: '۱۱۴ محصول',
      },
      { id: '2', href: '#2', name: 'بلبرینگ تماس زاویه‌ای دوردیفهٔ سنگین', count: '۴۲ محصول' },
      { id: '3', href: '#3', name: 'بلبرینگ کف‌گرد', scientificName: 'Thrust ball bearing' },
    ],
  },
} satisfies Meta<typeof LandingCells>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { decorators: [resizable] };
/** Above the cells that were found: groups of the same name. */
export const Groups: Story = {
  render: () => (
    <LandingGroups
      title="گروه‌های هم‌نام:"
      groups={[
        { id: '1', href: '#1', name: 'یاتاقان و متعلقات' },
        { id: '2', href: '#2', name: 'انتقال قدرت و یاتاقان' },
      ]}
    />
  ),
};
export const Whole: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /6205-2RSH/ })).toHaveTextContent('۶ تأمین‌کننده');
    await expect(canvas.getByText('G½').tagName).toBe('BDI');
  },
  render: (args) => (
    <>
      <LandingIntro
        title="بلبرینگ"
        scientificName="Ball bearings"
        facts={['۴ دسته', '۲۰۱ محصول']}
        description="یاتاقان‌های غلتشی ساچمه‌ای."
      />
      <LandingShortcuts
        label="راه‌های کوتاه"
        rows={[{ id: 's', title: 'پورت', links: [{ id: '1', href: '#s', label: 'G½', count: '۲۲' }] }]}
      />
      <LandingSection title="زیردسته‌ها">
        <LandingCells {...args} />
      </LandingSection>
      <LandingModels
        labels={{ model: 'مدل', brands: 'برندها', offers: 'پیشنهادها' }}
        groups={[
          {
            id: 'g',
            name: 'بلبرینگ شیار عمیق',
            columns: [{ id: 'd', label: 'قطر داخلی', note: 'd, mm' }],
            rows: [
              {
                id: 'm',
                href: '#m',
                name: '6205-2RSH',
                values: ['۲۵'],
                brands: 'SKF، FAG',
                offers: '۶ تأمین‌کننده',
                price: { prefix: 'از', amount: '۶۸۸٬۰۰۰', currency: 'تومان' },
                action: 'مقایسهٔ پیشنهادها',
              },
            ],
            more: { href: '#more', label: '۱۳ مدل دیگر' },
          },
        ]}
      />
    </>
  ),
};
/** Two families fill their row. */
export const Few: Story = {
  args: {
    cells: meta.args.cells.slice(0, 2).map((cell) => ({ ...cell, picture: 'data:image/svg+xml,<svg/>' })),
  },
};
export const Narrow: Story = { decorators: [narrow] };
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: linksByKeyboard,
};
export const LongText: Story = {
  args: {
    cells: [
      {
        id: 'l',
        href: '#l',
        name: 'بلبرینگ شیار عمیق یک‌ردیفه با آب‌بند لاستیکی دوطرفه برای الکتروموتور و گیربکس سبک',
        scientificName: 'Single row deep groove ball bearing with contact seals on both sides',
        count: '۱۲٬۳۴۵٬۶۷۸ محصول',
      },
      ...meta.args.cells,
    ],
  },
};
export const MixedDirection: Story = {
  args: {
    cells: [
      { id: 'm', href: '#m', name: 'پیچ M16×2 مطابق DIN 933', scientificName: 'Hex bolt', count: '۸ محصول' },
    ],
  },
};
