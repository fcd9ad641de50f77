import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../story-parts/narrow';
import { TrustLine, TrustSymbol, TrustValidity } from './trust-line';

const meta = {
  title: 'Components/Data/Trust line',
  component: TrustLine,
  args: {
    children: (
      <>
        هویت تأییدشده از <time dateTime="2024-05-07">۱۴۰۳/۰۲/۱۸</time> تا{' '}
        <time dateTime="2027-05-08">۱۴۰۶/۰۲/۱۸</time>
      </>
    ),
  },
} satisfies Meta<typeof TrustLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { state: 'near' } };
export const Expired: Story = { args: { state: 'gone' } };
export const WithBar: Story = {
  render: (args) => <TrustValidity {...args} elapsed={0.4} remaining="۵ ماه مانده" label="گذشته از اعتبار" />,
};
export const NearItsEnd: Story = {
  render: (args) => (
    <TrustValidity {...args} state="near" elapsed={0.92} remaining="۲۲ روز مانده" label="گذشته از اعتبار" />
  ),
};
export const LongText: Story = {
  args: {
    children:
      'بلبرینگ شیار عمیق یک‌ردیفه با آب‌بند لاستیکی دوطرفه برای الکتروموتور، پمپ و گیربکس سبک با غلتک نقاله و روان‌کار پایهٔ لیتیم',
  },
};
export const MixedDirection: Story = {
  args: {
    children: (
      <>
        نمایندگی SKF از <time dateTime="2025-03-21">۱۴۰۴/۰۱/۰۱</time>
      </>
    ),
  },
};
/** Several lines of one page refer to a shield that is drawn once. */
export const SharedShield: Story = {
  render: (args) => (
    <>
      <TrustSymbol />
      <TrustLine {...args} sharesShield />
      <TrustLine {...args} sharesShield />
    </>
  ),
};
export const Narrow: Story = { decorators: [narrow] };
