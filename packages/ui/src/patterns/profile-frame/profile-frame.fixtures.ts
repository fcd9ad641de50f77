import {
  mdiAccountOutline,
  mdiClipboardListOutline,
  mdiDomain,
  mdiHeartOutline,
  mdiHistory,
  mdiHomeOutline,
  mdiLogout,
  mdiMapMarkerOutline,
  mdiMessageReplyTextOutline,
  mdiMessageTextOutline,
  mdiNoteTextOutline,
  mdiWalletOutline,
} from '@mdi/js';
import type { ProfileSectionGroup, ProfileSectionLink } from './profile-sections';

const section = (
  id: string,
  icon: string,
  text: string,
  shortText = text,
  more: Partial<ProfileSectionLink> = {},
): ProfileSectionLink => ({ id, icon, text, shortText, href: `#${id}`, ...more });

const groups: readonly ProfileSectionGroup[] = [
  {
    id: 'trade',
    sections: [
      section('home', mdiHomeOutline, 'خانهٔ پروفایل', 'خانه'),
      section('orders', mdiClipboardListOutline, 'سفارش‌های مستقیم', 'سفارش‌ها', { count: '۱۲' }),
      section('messages', mdiMessageTextOutline, 'پیام‌ها', 'پیام‌ها', {
        count: '۲',
        spokenCount: '۲ خوانده‌نشده',
        isFresh: true,
      }),
    ],
  },
  {
    id: 'memory',
    sections: [
      section('notes', mdiNoteTextOutline, 'یادداشت‌ها', 'یادداشت‌ها', { count: '۲۳' }),
      section('favourites', mdiHeartOutline, 'علاقه‌مندی‌ها', 'علاقه‌مندی', { count: '۴۸' }),
      section('visits', mdiHistory, 'بازدیدهای اخیر', 'بازدیدها', { count: '۱۳۶' }),
      section('comments', mdiMessageReplyTextOutline, 'دیدگاه‌های من', 'دیدگاه‌ها', { count: '۶' }),
    ],
  },
  {
    id: 'account',
    sections: [
      section('companies', mdiDomain, 'تأمین‌کنندگان و شرکت‌ها', 'شرکت‌ها', { count: '۹' }),
      section('wallet', mdiWalletOutline, 'کیف پول و طرح', 'کیف پول'),
      section('addresses', mdiMapMarkerOutline, 'آدرس‌ها', 'آدرس‌ها', { count: '۴' }),
      section('personal', mdiAccountOutline, 'اطلاعات شخصی', 'مشخصات'),
    ],
  },
  { id: 'leave', sections: [section('logout', mdiLogout, 'خروج')] },
];

/** Returns all sections, some of them with changed members. */
export const sectionsWith = (
  changes: Readonly<Record<string, Partial<ProfileSectionLink>>>,
): readonly ProfileSectionGroup[] =>
  groups.map(({ id, sections }) => ({
    id,
    sections: sections.map((each) => ({ ...each, ...changes[each.id] })),
  }));
