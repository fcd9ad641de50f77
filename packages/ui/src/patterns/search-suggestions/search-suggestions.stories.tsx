import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { byKeyboard } from '../../story-parts/by-keyboard';
import { keyTable } from '../../story-parts/key-table';
import { narrow, resizable } from '../../story-parts/narrow';
import { press } from '../../story-parts/press';
import { SearchBox } from '../search-box/search-box';
import { SearchSuggestions } from './search-suggestions';

const meta = {
  title: 'Patterns/Search and lists/Search suggestions',
  tags: ['framed'],
  component: SearchSuggestions,
  parameters: keyTable({
    'Down, Up': 'the next, the previous suggestion; the focus stays in the field',
    Enter: 'goes to the suggestion; without one searches',
    Escape: 'closes',
    Tab: 'leaves',
  }),
  args: {
    id: 'suggestions',
    label: 'پیشنهادهای جستجو',
    activeId: 'c-1',
    onChoose: () => undefined,
    groups: [
      {
        id: 'search',
        title: 'جستجو',
        options: [{ id: 's-1', href: '#s', title: 'جستجوی «بلبر»', icon: 'search' }],
      },
      {
        id: 'categories',
        title: 'دسته‌ها',
        options: [
          {
            id: 'c-1',
            href: '#c',
            title: 'بلبرینگ شیار عمیق',
            matched: [[0, 4]],
            scientificName: 'Deep groove ball bearing',
            count: '۱۱۴',
            icon: 'category',
          },
        ],
      },
      {
        id: 'suppliers',
        title: 'تأمین‌کنندگان',
        options: [
          {
            id: 'f-1',
            href: '#f',
            title: 'صنایع بلبرینگ دماوندکار',
            matched: [[6, 10]],
            note: 'کرج',
            icon: 'supplier',
          },
        ],
      },
    ],
  },
  render: (args) => (
    <SearchBox
      action="#"
      inputId="story-search"
      label="جستجو"
      placeholder="جستجوی کالا، کد یا نام علمی"
      buttonLabel="جستجو"
      defaultValue="بلبر"
      input={{
        role: 'combobox',
        'aria-expanded': true,
        'aria-controls': args.id,
        'aria-activedescendant': args.activeId,
      }}
    >
      <SearchSuggestions {...args} />
    </SearchBox>
  ),
} satisfies Meta<typeof SearchSuggestions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { decorators: [resizable] };
export const Recent: Story = {
  args: {
    activeId: undefined,
    groups: [
      {
        id: 'recent',
        title: 'جستجوهای اخیر',
        options: [{ id: 'r-1', href: '#r', title: 'کابل NYM 3×2.5', icon: 'recent' }],
      },
    ],
    clear: { label: 'پاک کردن', onClear: () => undefined },
  },
};
export const Narrow: Story = { decorators: [narrow] };
export const LongText: Story = {
  args: {
    activeId: undefined,
    groups: [
      {
        id: 'long',
        title: 'محصولات',
        options: [
          {
            id: 'l-1',
            href: '#l',
            title: 'بلبرینگ شیار عمیق یک‌ردیفه با آب‌بند لاستیکی دوطرفه برای الکتروموتور، پمپ و گیربکس سبک',
            scientificName: 'Single row deep groove ball bearing with contact seals on both sides',
            count: '۱۲٬۳۴۵',
            icon: 'category',
          },
        ],
      },
    ],
  },
};
export const MixedDirection: Story = {
  args: {
    activeId: undefined,
    groups: [
      {
        id: 'mixed',
        title: 'محصولات',
        options: [{ id: 'm-1', href: '#m', title: 'کابل NYM 3×2.5 (DIN VDE 0250)', icon: 'search' }],
      },
    ],
  },
};
/** The field keeps the focus and references the active row; the app's island moves it. */
export const Keyboard: Story = {
  tags: ['!autodocs'],
  args: { activeId: undefined },
  render: function Moving(args) {
    const ids = args.groups.flatMap(({ options }) => options.map(({ id }) => id));
    const [turn, setTurn] = useState(-1);
    const [isOpen, setOpen] = useState(true);
    const activeId = ids[turn];
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    return (
      <SearchBox
        action="#"
        inputId="story-search"
        label="جستجو"
        placeholder="جستجوی کالا، کد یا نام علمی"
        buttonLabel="جستجو"
        input={{
          role: 'combobox',
          'aria-expanded': isOpen,
          'aria-controls': isOpen ? args.id : undefined,
          'aria-activedescendant': activeId,
          onKeyDown: ({ key }) => {
            setTurn(Math.max(-1, Math.min(ids.length - 1, turn + (steps[key] ?? 0))));
            if (key !== 'Escape') return;
            setTurn(-1);
            setOpen(false);
          },
        }}
      >
        {isOpen ? <SearchSuggestions {...args} activeId={activeId} /> : null}
      </SearchBox>
    );
  },
  play: byKeyboard(async ({ canvas }) => {
    await press('{Tab}');
    const field = canvas.getByRole('combobox', { name: 'جستجو' });
    await expect(field).toHaveFocus();
    await press('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('بلبرینگ شیار عمیق');
    await expect(field).toHaveAttribute('aria-activedescendant', 'c-1');
    await press('{ArrowUp}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('جستجوی');
    await press('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(field).toHaveFocus();
  }),
};
