import {
  mdiAccountCircleOutline,
  mdiClipboardListOutline,
  mdiHomeOutline,
  mdiMessageTextOutline,
  mdiShapeOutline,
} from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../../icon/icon';
import { keyTable } from '../../story-parts/key-table';
import { narrow, resizable } from '../../story-parts/narrow';
import { linksByKeyboard } from '../../story-parts/tab-through';
import { CountedIcon, SpokenPart } from '../current-user-marks/current-user-marks';
import { BottomBar } from './bottom-bar';

const meta = {
  title: 'Patterns/Page frame/Bottom bar',
  tags: ['framed'],
  component: BottomBar,
  parameters: keyTable({ Tab: 'to the next way', Enter: 'goes there' }),
  args: {
    label: 'راه‌های اصلی',
    items: [
      { icon: <Icon path={mdiHomeOutline} size={24} />, text: 'خانه', href: '#home', isCurrent: true },
      {
        icon: <Icon path={mdiClipboardListOutline} size={24} />,
        text: 'درخواست‌ها',
        href: '#requests',
        isCurrent: false,
      },
      {
        icon: <Icon path={mdiAccountCircleOutline} size={24} />,
        text: 'پروفایل',
        href: '#me',
        isCurrent: false,
      },
    ],
  },
  // From sm up the header has these links: the bar is not rendered there.
  decorators: [
    (Story) => (
      <>
        <p>
          <a href="#content">محتوای صفحه</a>
        </p>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof BottomBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { decorators: [resizable] };
export const FiveLinks: Story = {
  args: {
    items: [
      ['خانه', mdiHomeOutline],
      ['دسته‌ها', mdiShapeOutline],
      ['درخواست‌ها', mdiClipboardListOutline],
      ['پیام‌ها', mdiMessageTextOutline],
      ['پروفایل', mdiAccountCircleOutline],
    ].map(([text = '', path = ''], index) => ({
      icon: <CountedIcon icon={<Icon path={path} size={24} />} count={index === 3 ? '۳' : undefined} />,
      spoken: index === 3 ? <SpokenPart>۳ پیام خوانده‌نشده</SpokenPart> : undefined,
      text,
      href: `#way-${index}`,
      isCurrent: index === 3,
    })),
  },
};
export const LongText: Story = {
  args: { items: meta.args.items.map((item) => ({ ...item, text: 'درخواست‌های قیمت من' })) },
};
export const MixedDirection: Story = {
  args: { items: meta.args.items.map((item) => ({ ...item, text: 'پروفایل PRO' })) },
};
export const Narrow: Story = { decorators: [narrow] };
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: linksByKeyboard,
};
