import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { Button } from '../../button/button';
import { EmptyPanel } from '../../message-panel/message-panel';
import { byKeyboard } from '../../story-parts/by-keyboard';
import { keyTable } from '../../story-parts/key-table';
import { narrow, resizable } from '../../story-parts/narrow';
import { press } from '../../story-parts/press';
import { tabThrough } from '../../story-parts/tab-through';
import { NoteCard, NoteList, NotePanel } from './note-panel';

const pressed = fn();
const card = (text: string, isCurrent = false) => (
  <NoteCard
    key={text}
    text={text}
    time={<time dateTime="2026-11-20">۱۴۰۵/۰۸/۲۹</time>}
    isCurrent={isCurrent}
    edit={{ text: 'ویرایش', label: `ویرایش یادداشت «${text}»`, onPress: () => pressed('edit', text) }}
    remove={{ text: 'حذف', label: `حذف یادداشت «${text}»`, onPress: () => pressed('remove', text) }}
  />
);
const list = (...texts: readonly string[]) => (
  <NoteList label="یادداشت‌های پیشین">{texts.map((text) => card(text))}</NoteList>
);

const meta = {
  title: 'Patterns/Account/Note panel',
  tags: ['framed'],
  component: NotePanel,
  parameters: keyTable({
    Tab: 'to the field, its buttons, those of every note',
    'Enter, Space':
      'on a change: opens the note in the field, which takes the focus; on a removal: the focus goes to the next',
  }),
  args: {
    field: { id: 'note', label: 'یادداشت تازه', hint: 'یادداشت‌ها را تنها شما می‌بینید.', defaultValue: '' },
    actions: <Button tone="primary">ذخیرهٔ یادداشت</Button>,
    children: list('قیمت پارهٔ دوم را هم بپرسم.', 'نمونه را آزمودیم؛ خوب بود.'),
  },
} satisfies Meta<typeof NotePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { decorators: [resizable] };
export const Empty: Story = { args: { children: <EmptyPanel title="هنوز یادداشتی ننوشته‌اید." isInline /> } };
export const Loading: Story = { args: { children: <NoteList label="در حال خواندن…" isLoading /> } };
export const Removed: Story = {
  args: { message: 'یادداشت حذف شد.', undo: <Button size="small">برگرداندن</Button> },
};
export const Changing: Story = {
  args: {
    field: { id: 'note', label: 'تغییر یادداشت', defaultValue: 'برای ده عدد پیش‌فاکتور بگیرم.' },
    children: <NoteList label="یادداشت‌های پیشین">{card('برای ده عدد پیش‌فاکتور بگیرم.', true)}</NoteList>,
  },
};
export const LongText: Story = {
  args: {
    children: list(
      'پیش از سفارش بپرسم که گواهی نمایندگی هنوز اعتبار دارد، هزینهٔ حمل تا کارخانه با کیست و اگر بخشی از کالا برگشت بخورد چه می‌کنند.',
    ),
  },
};
export const MixedDirection: Story = {
  args: { children: list('6205-2RSH را با FAG 6205-2RSR بسنجم', 'ask for MOQ') },
};
export const Narrow: Story = { decorators: [narrow] };
/** With the last note its buttons go: the focus goes on to the panel's first button. */
export const LastByKeyboard: Story = {
  tags: ['!autodocs'],
  render: function Removing(args) {
    const [isThere, setThere] = useState(true);
    const remove = { text: 'حذف', label: 'حذف یادداشت', onPress: () => setThere(false) };
    const edit = { text: 'ویرایش', label: 'ویرایش یادداشت', onPress: () => undefined };
    return (
      <NotePanel {...args}>
        <NoteList label="یادداشت‌های پیشین">
          {isThere ? <NoteCard text="نمونه" time={null} edit={edit} remove={remove} /> : null}
        </NoteList>
      </NotePanel>
    );
  },
  play: byKeyboard(async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'حذف یادداشت' }).focus();
    await press('{Enter}');
    await expect(canvas.queryByText('نمونه')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'ذخیرهٔ یادداشت' })).toHaveFocus();
  }),
};
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: byKeyboard(async ({ canvasElement }) => {
    const stops = await tabThrough(canvasElement);
    const edit = within(canvasElement).getAllByRole('button', { name: /ویرایش/ })[0];
    for (let stop = 0; stop < stops.length && document.activeElement !== edit; stop += 1)
      await press('{Shift>}{Tab}{/Shift}');
    await press('{Enter}');
    await expect(pressed).toHaveBeenCalledWith('edit', 'قیمت پارهٔ دوم را هم بپرسم.');
    await expect(within(canvasElement).getByRole('textbox')).toHaveFocus();
  }),
};
