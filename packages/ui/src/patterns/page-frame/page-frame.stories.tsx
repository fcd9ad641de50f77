import {
  mdiAccountCircleOutline,
  mdiClipboardListOutline,
  mdiHomeOutline,
  mdiMessageOutline,
  mdiShapeOutline,
} from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumb } from '../../breadcrumb/breadcrumb';
import { Heading } from '../../heading/heading';
import { Icon } from '../../icon/icon';
import { Panel } from '../../panel/panel';
import { Skeleton } from '../../skeleton/skeleton';
import { byKeyboard } from '../../story-parts/by-keyboard';
import { keyTable } from '../../story-parts/key-table';
import { narrow, resizable } from '../../story-parts/narrow';
import { press } from '../../story-parts/press';
import { linksByKeyboard } from '../../story-parts/tab-through';
import { BottomBar } from '../bottom-bar/bottom-bar';
import { ProfileFrame } from '../profile-frame/profile-frame';
import { sectionsWith } from '../profile-frame/profile-frame.fixtures';
import { SearchBox } from '../search-box/search-box';
import { SiteFooter } from '../site-footer/site-footer';
import { SiteAction, SiteAreas, SiteHeader, SiteLogo, siteAreaLinkClass } from '../site-header/site-header';
import { BarePage, PageFrame } from './page-frame';

const header = (
  <SiteHeader
    logo={
      <a href="#home" aria-label="بازار صنعت">
        <SiteLogo name="بازار صنعت" />
      </a>
    }
    search={
      <SearchBox
        action="#search"
        inputId="layout-search"
        label="جستجو"
        placeholder="جستجوی کالا، کد یا نام علمی"
        buttonLabel="جستجو"
      />
    }
    actionsLabel="حساب و سبد"
    actions={
      <>
        <SiteAction
          icon={<Icon path={mdiClipboardListOutline} />}
          href="#basket"
          text="سبد درخواست"
          count={{ text: '۳', isShown: true, spoken: 'سبد درخواست، ۳ قلم' }}
        />
        <SiteAction icon={<Icon path={mdiAccountCircleOutline} />} href="#me" text="مهندس رضایی" />
      </>
    }
    phoneAction={
      <SiteAction icon={<Icon path={mdiClipboardListOutline} />} href="#basket" text="سبد درخواست" isPhone />
    }
    areas={
      <SiteAreas label="بخش‌ها">
        {['خدمات صنعتی', 'محصولات', 'خدمات مشاوره‌ای', 'اسناد الکترونیکی'].map((area) => (
          <a key={area} href={`#${area}`} className={siteAreaLinkClass(area === 'محصولات')}>
            {area}
          </a>
        ))}
      </SiteAreas>
    }
  />
);

const footer = (
  <SiteFooter
    siteName="بازار صنعت"
    about="بازار اینترنتی کالا، خدمات، مشاوره و سند صنعتی؛ با مشخصات فنی قابل جستجو."
    groups={[
      {
        title: 'بازار صنعت',
        links: [
          { title: 'دربارهٔ ما', href: '#about' },
          { title: 'تماس با ما', href: '#contact' },
          { title: 'قوانین و مقررات', href: '#terms' },
        ],
      },
      {
        title: 'خریداران',
        links: [
          { title: 'راهنمای استفاده', href: '#help' },
          { title: 'پرسش‌های متداول', href: '#faq' },
          { title: 'انتقادات و پیشنهادها', href: '#feedback' },
        ],
      },
      {
        title: 'تأمین‌کنندگان',
        links: [
          { title: 'ثبت‌نام شرکت', href: '#join' },
          { title: 'طرح‌های اشتراک', href: '#plans' },
        ],
      },
    ]}
    lastLine="قیمت‌ها به تومان است. تاریخ‌ها هجری خورشیدی است."
  />
);

const bottomBar = (
  <BottomBar
    label="راه‌های اصلی"
    items={[
      { icon: <Icon path={mdiHomeOutline} size={24} />, text: 'خانه', href: '#home', isCurrent: true },
      {
        icon: <Icon path={mdiShapeOutline} size={24} />,
        text: 'دسته‌ها',
        href: '#categories',
        isCurrent: false,
      },
      {
        icon: <Icon path={mdiClipboardListOutline} size={24} />,
        text: 'درخواست‌ها',
        href: '#requests',
        isCurrent: false,
      },
      {
        icon: <Icon path={mdiMessageOutline} size={24} />,
        text: 'پیام‌ها',
        href: '#messages',
        isCurrent: false,
      },
      {
        icon: <Icon path={mdiAccountCircleOutline} size={24} />,
        text: 'پروفایل',
        href: '#me',
        isCurrent: false,
      },
    ]}
  />
);

/** A typical start of a page: breadcrumb, name, first panel. */
const page = (title: string) => (
  <>
    <Breadcrumb
      label="مسیر"
      crumbs={[
        { label: 'محصولات', href: '#products' },
        { label: 'بلبرینگ', href: '#bearings' },
        { label: title },
      ]}
    />
    <Heading level={1}>{title}</Heading>
    <div style={{ marginBlock: 16 }}>{placeholder('مشخصات فنی')}</div>
  </>
);

const placeholder = (title: string) => (
  <Panel id="content" title={title}>
    <Skeleton shape="block" />
  </Panel>
);

const meta = {
  title: 'Patterns/Page frame/Page frame',
  tags: ['framed'],
  component: PageFrame,
  args: {
    skipLabel: 'رفتن به محتوا',
    header,
    children: page('بلبرینگ شیار عمیق'),
    footer,
    bottomBar,
  },
  parameters: {
    layout: 'fullscreen',
    ...keyTable({
      Tab: 'first to «skip to content», then through the header',
      Enter: 'on the skip link: goes to the content',
    }),
  },
} satisfies Meta<typeof PageFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The default layout: skip link, header, content, footer, and the phone's bottom bar. */
export const Default: Story = {};
export const Playground: Story = { decorators: [resizable] };
/** The empty layout: login, 400 and 403. */
export const Empty: Story = { render: () => <BarePage>{placeholder('ورود یا ثبت‌نام')}</BarePage> };
/** The profile layout: the account's menu at the start side. */
export const Profile: Story = {
  args: {
    children: (
      <ProfileFrame
        label="بخش‌های پروفایل"
        person={{ name: 'بهنام رضایی' }}
        groups={sectionsWith({ home: { isCurrent: true } })}
        isHome
        leave={{ text: 'خروج', isLeaving: false, run: () => undefined }}
      >
        {placeholder('پیشخوان')}
      </ProfileFrame>
    ),
  },
};
export const LongText: Story = {
  args: {
    children: page('بلبرینگ شیار عمیق یک‌ردیفه با آب‌بند لاستیکی دوطرفه برای الکتروموتور و گیربکس'),
  },
};
export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: byKeyboard(async ({ canvas }) => {
    await press('{Tab}');
    const skip = canvas.getByRole('link', { name: 'رفتن به محتوا' });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', '#main');
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main');
    await press('{Tab}');
    await expect(canvas.getByRole('link', { name: 'بازار صنعت' })).toHaveFocus();
  }),
};
export const MixedDirection: Story = { args: { children: page('بلبرینگ 6205-2RSH مطابق DIN 625-1') } };
export const Narrow: Story = { decorators: [narrow] };
export const WholeByKeyboard: Story = {
  tags: ['!autodocs'],
  play: linksByKeyboard,
};
