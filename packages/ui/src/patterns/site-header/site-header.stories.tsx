import { mdiAccountCircleOutline, mdiClipboardListOutline, mdiMessageTextOutline } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../../icon/icon';
import { keyTable } from '../../story-parts/key-table';
import { narrow, resizable } from '../../story-parts/narrow';
import { linksByKeyboard } from '../../story-parts/tab-through';
import { SearchBox } from '../search-box/search-box';
import { SiteAction, SiteAreas, SiteHeader, SiteLinks, SiteLogo, siteAreaLinkClass } from './site-header';

const areas = ['محصول صنعتی', 'خدمت صنعتی', 'خدمت مشاوره', 'سند الکترونیکی'];
const basket = { icon: <Icon path={mdiClipboardListOutline} />, href: '#basket', text: 'سبد درخواست' };
const messages = { icon: <Icon path={mdiMessageTextOutline} />, href: '#messages', text: 'پیام‌ها' };
const unread = { text: '۹۹+', isShown: true, spoken: 'پیام‌ها، ۹۹+ پیام خوانده‌نشده' };
const count = { text: '۳', isShown: true, spoken: 'سبد درخواست، ۳ مورد' };

const meta = {
  title: 'Patterns/Page frame/Site header',
  tags: ['framed'],
  component: SiteHeader,
  parameters: {
    layout: 'fullscreen',
    ...keyTable({ Tab: 'logo, search, own things, areas', Enter: 'goes there; in the field searches' }),
  },
  args: {
    logo: (
      <a href="#home" aria-label="بازار صنعت">
        <SiteLogo name="بازار صنعت" />
      </a>
    ),
    search: (
      <SearchBox
        action="#search"
        inputId="header-search"
        label="جستجو"
        placeholder="جستجوی کالا، کد یا نام علمی"
        buttonLabel="جستجو"
      />
    ),
    actionsLabel: 'حساب و سبد',
    actions: (
      <>
        <SiteAction {...basket} count={count} />
        <SiteAction {...messages} count={{ ...unread, isShown: false }} />
        <SiteAction icon={<Icon path={mdiAccountCircleOutline} />} href="#login" text="ورود" />
      </>
    ),
    phoneAction: <SiteAction {...basket} count={count} isPhone />,
    areas: (
      <SiteAreas
        label="بخش‌ها"
        links={
          <SiteLinks
            links={[
              { title: 'تأمین‌کنندگان', href: '#suppliers' },
              { title: 'راهنمای استفاده', href: '#help' },
            ]}
          />
        }
      >
        {areas.map((name, index) => (
          <a key={name} className={siteAreaLinkClass(index === 0)} href={`#area-${index}`}>
            {name}
          </a>
        ))}
      </SiteAreas>
    ),
  },
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { decorators: [resizable] };
export const LoggedIn: Story = {
  args: {
    actions: (
      <>
        <SiteAction {...basket} count={count} />
        <SiteAction {...messages} count={unread} />
        <SiteAction
          icon={<Icon path={mdiAccountCircleOutline} />}
          href="#me"
          text="نوید رضایی"
          isReserved
          aria-haspopup="menu"
          aria-expanded={false}
        />
      </>
    ),
  },
};
export const LongText: Story = {
  args: {
    actions: (
      <SiteAction
        icon={<Icon path={mdiAccountCircleOutline} />}
        href="#me"
        text="شرکت مهندسی و ساخت تجهیزات دوار خاورمیانه"
      />
    ),
  },
};
export const MixedDirection: Story = {
  args: {
    actions: (
      <SiteAction icon={<Icon path={mdiAccountCircleOutline} />} href="#me" text="Navid Rezaei، کرج" />
    ),
  },
};
export const Narrow: Story = { decorators: [narrow] };
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: linksByKeyboard,
};
