import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { byKeyboard } from '../../story-parts/by-keyboard';
import { keyTable } from '../../story-parts/key-table';
import { narrow, resizable } from '../../story-parts/narrow';
import { press } from '../../story-parts/press';
import { SearchAreas, SearchBox } from './search-box';

const meta = {
  title: 'Patterns/Search and lists/Search box',
  tags: ['framed'],
  component: SearchBox,
  args: {
    action: '#',
    inputId: 'story-search-box',
    label: 'جستجو',
    placeholder: 'جستجوی کالا، کد یا نام علمی',
    buttonLabel: 'جستجو',
  },
  parameters: keyTable({
    Tab: 'into the field, then to the button',
    Enter: 'searches',
    Escape: 'clears the field',
  }),
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { decorators: [resizable] };
export const Filled: Story = { args: { defaultValue: 'بلبرینگ شیار عمیق' } };
/** In the header of wide screens. */
export const WithAreas: Story = {
  args: {
    areas: (
      <SearchAreas
        label="بخش"
        areas={[
          { value: '', label: 'همهٔ بخش‌ها' },
          { value: 'Product', label: 'محصولات' },
        ]}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form');
    await userEvent.selectOptions(within(canvasElement).getByLabelText('بخش'), 'Product');
    await expect(form && new FormData(form).get('area')).toBe('Product');
  },
};
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: byKeyboard(async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const sent = fn((event: Event) => event.preventDefault());
    canvasElement.querySelector('form')?.addEventListener('submit', sent);
    await press('{Tab}');
    await expect(canvas.getByRole('searchbox', { name: 'جستجو' })).toHaveFocus();
    await press('بلبرینگ{Enter}');
    await expect(sent).toHaveBeenCalledTimes(1);
    await press('{Tab}');
    await expect(canvas.getByRole('button', { name: 'جستجو' })).toHaveFocus();
    await press('{Enter}');
    await expect(sent).toHaveBeenCalledTimes(2);
  }),
};
export const LongText: Story = {
  args: {
    defaultValue: 'بلبرینگ شیار عمیق یک‌ردیفه با آب‌بند لاستیکی دوطرفه برای الکتروموتور، پمپ و گیربکس سبک',
  },
};
export const MixedDirection: Story = { args: { defaultValue: 'بلبرینگ 6205-2RSH', input: { dir: 'auto' } } };
export const Narrow: Story = { decorators: [narrow] };
