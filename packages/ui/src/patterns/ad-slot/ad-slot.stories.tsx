import type { Meta, StoryObj } from '@storybook/react-vite';
import { keyTable } from '../../story-parts/key-table';
import { narrow, resizable } from '../../story-parts/narrow';
import { bearing } from '../../story-parts/pictures';
import { linksByKeyboard } from '../../story-parts/tab-through';
import { AdBand, type AdView } from './ad-slot';

const ad: AdView = {
  id: 'ad-1',
  title: 'یاتاقان‌های صنعتی با تحویل روز بعد',
  advertiser: 'کارخانهٔ گیربکس فرازگام',
  href: '#ad-1',
  isOutside: false,
  picture: bearing,
};
const outside: AdView = {
  ...ad,
  id: 'ad-2',
  title: 'ممیزی انرژی کارخانه',
  advertiser: 'مهندسین مشاور توان‌سنج',
  href: '#ad-2',
  isOutside: true,
};

const meta = {
  title: 'Patterns/Content/Ad slot',
  component: AdBand,
  parameters: keyTable({ Tab: 'to each place, which is one link', Enter: 'follows it' }),
  args: { label: 'آگهی‌ها', mark: 'آگهی', ads: [ad, outside] },
} satisfies Meta<typeof AdBand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { decorators: [resizable] };
export const One: Story = { args: { ads: [ad] } };
/** Without ads the band leaves no gap. */
export const None: Story = { args: { ads: [] } };
export const LongText: Story = {
  args: {
    ads: [
      {
        ...ad,
        title: 'تأمین یکجای یاتاقان، کاسه‌نمد، تسمه و کوپلینگ برای کارخانه‌های سیمان و فولاد با گواهی اصالت',
        advertiser: 'شرکت بازرگانی بین‌المللی قطعات صنعتی پارس آسیا',
      },
      outside,
    ],
  },
};
export const MixedDirection: Story = {
  args: {
    ads: [{ ...ad, title: 'الکتروموتور IE3 تا 315 kW با گارانتی دوساله', advertiser: 'Farazgam Co.' }],
  },
};
export const Narrow: Story = { decorators: [narrow] };
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: linksByKeyboard,
};
