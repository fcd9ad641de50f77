import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { byKeyboard } from '../../story-parts/by-keyboard';
import { keyTable } from '../../story-parts/key-table';
import { narrow, resizable } from '../../story-parts/narrow';
import { press } from '../../story-parts/press';
import { LandingFilter } from './landing-filter';

const meta = {
  title: 'Patterns/Search and lists/Landing filter',
  tags: ['framed'],
  component: LandingFilter,
  args: {
    action: '#',
    name: 'term',
    label: 'جستجو در دسته‌های این بخش',
    placeholder: 'نام فارسی یا علمی',
    submitLabel: 'جستجو',
    term: '',
    onType: fn(),
  },
  parameters: keyTable({ Tab: 'to the field, then to the button', Enter: 'looks for what was typed' }),
} satisfies Meta<typeof LandingFilter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { decorators: [resizable] };
export const LongText: Story = { args: { term: 'بلبرینگ شیار عمیق یک‌ردیفه با آب‌بند لاستیکی دوطرفه' } };
export const MixedDirection: Story = { args: { term: 'بلبرینگ Ball bearing' } };
export const Narrow: Story = { decorators: [narrow] };
export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: byKeyboard<{
    readonly canvasElement: HTMLElement;
    readonly args: { readonly onType?: (typed: string) => void };
  }>(async ({ args }) => {
    await press('{Tab}');
    await press('b');
    await expect(args.onType).toHaveBeenCalledWith('b');
  }),
};
