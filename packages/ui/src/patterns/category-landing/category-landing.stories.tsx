import type { Meta, StoryObj } from '@storybook/react-vite';
import { keyTable } from '../../story-parts/key-table';
import { narrow } from '../../story-parts/narrow';
import { linksByKeyboard } from '../../story-parts/tab-through';
import { LandingCells, LandingDoors, LandingIntro, LandingSection } from './category-landing';

const meta = {
  title: 'Patterns/Category hub',
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
export const Playground: Story = {};
export const Whole: Story = {
  render: (args) => (
    <>
      <LandingIntro title="بلبرینگ" scientificName="Ball bearings" description="یاتاقان‌های غلتشی ساچمه‌ای." />
      <LandingDoors
        label="راه‌ها"
        doors={[
          {
            id: 'p',
            href: '#p',
            icon: 'products',
            name: 'محصولات این دسته',
            note: 'فیلتر با مشخصات فنی',
            count: '۲۰۱ محصول',
          },
          { id: 's', href: '#s', icon: 'suppliers', name: 'تأمین‌کنندگان این دسته', count: '۲۷ تأمین‌کننده' },
        ]}
      />
      <LandingSection title="زیردسته‌ها">
        <LandingCells {...args} />
      </LandingSection>
    </>
  ),
};
export const Narrow: Story = { decorators: [narrow] };
export const Keyboard: Story = { play: linksByKeyboard };
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
