import type { Meta, StoryObj } from '@storybook/react-vite';
import { keyTable } from '../story-parts/key-table';
import { narrow } from '../story-parts/narrow';
import { linksByKeyboard } from '../story-parts/tab-through';
import { UnitValue } from '../unit-value/unit-value';
import { ChipLink } from './chip';

const meta = {
  title: 'Components/Actions/Chip',
  component: ChipLink,
  parameters: keyTable({
    Tab: 'to the next chip',
    Enter: 'follows it; a removable one is taken away',
  }),
  args: { href: '#', children: 'بلبرینگ مخروطی' },
} satisfies Meta<typeof ChipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { isRemovable: true } };
export const Removable: Story = {
  args: {
    isRemovable: true,
    label: 'حذف فیلتر قطر داخلی',
    children: (
      <>
        قطر داخلی <UnitValue value="۲۰ تا ۳۰" unit="mm" />
      </>
    ),
  },
};
export const LongText: Story = { args: { children: 'بلبرینگ شیار عمیق با آب‌بند لاستیکی' } };
export const MixedDirection: Story = {
  args: { isRemovable: true, label: 'حذف فیلتر آب‌بند', children: 'لاستیکی دوطرفه 2RS' },
};
export const Narrow: Story = { decorators: [narrow] };
export const Keyboard: Story = {
  tags: ['!autodocs'],
  args: { isRemovable: true, label: 'حذف فیلتر آب‌بند', href: '#without-seal' },
  play: linksByKeyboard,
};
