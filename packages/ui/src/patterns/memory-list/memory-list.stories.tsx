import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../../button/button';
import { byKeyboard, followed } from '../../story-parts/by-keyboard';
import { keyTable } from '../../story-parts/key-table';
import { narrow, resizable } from '../../story-parts/narrow';
import { bearing } from '../../story-parts/pictures';
import { press } from '../../story-parts/press';
import { visitsIcon } from '../empty-icons/empty-icons';
import {
  MemoryChips,
  MemoryCount,
  MemoryDay,
  MemoryFrame,
  MemoryHint,
  MemoryMenuButton,
  MemoryMore,
  MemoryPicked,
  MemoryPicture,
  MemoryReminder,
  MemoryRow,
  MemoryRows,
  PickBox,
} from './memory-list';

const tabs = [
  { href: '#notes', label: 'یادداشت‌ها', count: '۲۳', isCurrent: true },
  { href: '#kept', label: 'علاقه‌مندی‌ها', count: '۴۸', isCurrent: false },
  { href: '#visits', label: 'بازدیدهای اخیر', isCurrent: false },
];

interface RowArgs {
  readonly title: string;
  readonly text: string;
}

/** The rows of a list, with the state that their boxes and menus have on a screen. */
function Rows({ title, text }: RowArgs) {
  const [isPicked, setPicked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <MemoryCount end="تازه‌ترین نخست">
        <b>۲۳ یادداشت</b>، ۲ یادآور پیش رو
      </MemoryCount>
      <MemoryRows label="یادداشت‌ها">
        <li>
          <MemoryRow
            title={title}
            href="#bearing"
            note="محصول، ۲۸ آبان"
            hue="Yellow"
            picture={<MemoryPicture src={bearing} icon="Product" />}
            pick={<PickBox label={`برگزیدن ${title}`} isPicked={isPicked} onPick={setPicked} />}
            end={
              <>
                <MemoryReminder isDue={false}>فردا، ۰۹:۰۰</MemoryReminder>
                <MemoryMenuButton
                  label={`کارهای ${title}`}
                  isOpen={isOpen}
                  onPress={() => setOpen(!isOpen)}
                />
              </>
            }
            text={text}
            isOpen={isOpen}
            actions={
              isOpen ? (
                <Button tone="text" size="small">
                  ویرایش
                </Button>
              ) : undefined
            }
          />
        </li>
        <li>
          <MemoryRow
            title="دنده‌پرداز آذر"
            href="#supplier"
            note="تأمین‌کننده، ۱۸ آبان"
            hue="Red"
            isCurrent
            picture={<MemoryPicture monogram="د‌آ" icon="Product" />}
            end={<MemoryReminder isDue>رسیده: ۴ آذر</MemoryReminder>}
            text="دو بار دیر فرستادند."
          />
        </li>
        <li>
          <MemoryRow
            title="شیر اطمینان SV-10"
            note="دیگر عرضه نمی‌شود، ۶ آبان"
            hue={null}
            isGone
            picture={<MemoryPicture icon="gone" />}
            chips={
              <MemoryChips
                label="فیلترها"
                chips={[{ id: 'bore', title: 'قطر داخلی', value: '۲۰ تا ۳۰', unit: 'mm' }]}
              />
            }
          />
        </li>
      </MemoryRows>
      {isPicked ? (
        <MemoryPicked count="۱ مورد برگزیده">
          <Button size="small">مقایسه</Button>
        </MemoryPicked>
      ) : null}
      <MemoryMore>
        <Button tone="text">۱۴ یادداشت دیگر</Button>
      </MemoryMore>
    </>
  );
}

const meta = {
  title: 'Patterns/Account/Memory list',
  component: MemoryFrame,
  parameters: keyTable({
    Tab: 'to the tabs, then to box, name and menu of each row',
    Enter: 'on a name: opens the timeline; on the menu: shows the actions',
    Space: 'on a box: chooses the row',
  }),
  args: {
    title: 'حافظهٔ کار',
    note: 'هر چه دیده‌اید، نگه داشته‌اید و پرسیده‌اید، کنار هم',
    action: <Button tone="primary">یادداشت تازه</Button>,
    tabsLabel: 'حافظهٔ کار',
    tabs,
    children: <Rows title="بلبرینگ شیار عمیق" text="برای خط ریسندگی ۲ بپرس." />,
  },
} satisfies Meta<typeof MemoryFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { decorators: [resizable] };
export const WithPane: Story = { args: { pane: <p>گاه‌شمار</p> } };
export const WithHint: Story = {
  args: {
    hint: (
      <MemoryHint
        icon={visitsIcon}
        title="یک ردیف را باز کنید"
        detail="بازدیدها، یادداشت‌ها و پرسش‌های همان چیز، کنار هم"
        keys={[{ key: '↑ ↓', action: 'ردیف پیشین و بعدی' }]}
      />
    ),
  },
};
export const ByDay: Story = {
  args: {
    children: (
      <>
        <MemoryDay>امروز، شنبه ۳۰ آبان</MemoryDay>
        <Rows title="پمپ سانتریفیوژ" text="قیمت تا ۵ آذر." />
      </>
    ),
  },
};
export const LongText: Story = {
  args: {
    children: (
      <Rows
        title="پمپ سانتریفیوژ طبقاتی افقی با محفظهٔ چدنی و پروانهٔ برنزی برای آب‌رسانی شهری و صنعتی"
        text={'ضخامت ۸ هم برای سینی کافی است. وزن هر شاخه را حساب کردم: ۳۷۶ کیلوگرم. '.repeat(8)}
      />
    ),
  },
};
export const MixedDirection: Story = {
  args: { children: <Rows title="بلبرینگ 6305-2RS1 (SKF)" text="اگر نبود NSK 6305DDU را ببین." /> },
};
export const Narrow: Story = { decorators: [narrow] };
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: byKeyboard(async ({ canvas }) => {
    await press('{Tab}{Tab}{Tab}{Tab}{Tab}');
    await expect(canvas.getByRole('checkbox', { name: 'برگزیدن بلبرینگ شیار عمیق' })).toHaveFocus();
    await press(' ');
    await expect(canvas.getByText('۱ مورد برگزیده')).toBeVisible();
    await press('{Tab}');
    await press('{Enter}');
    await expect(followed()).toBe('#bearing');
    await press('{Tab}');
    await press('{Enter}');
    await expect(canvas.getByRole('button', { name: 'ویرایش' })).toBeVisible();
  }),
};
