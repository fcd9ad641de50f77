import {
  AccountIcon,
  CategoriesIcon,
  HomeIcon,
  MessagesIcon,
  RequestsIcon,
} from '@bazaar/ui/patterns/site-icons';
import { accountPaths } from '@/lib/navigation/account-paths';
import { paths } from '@/lib/navigation/paths';
import { shellMessages } from '@/translations/shell';
import type { PhoneBarProps } from './phone-bar';

const { home, categories, requests, messages, profile } = shellMessages.bottomBar;

/** Entries of the phone's bottom bar; the first a page belongs to is marked as current. */
export const PHONE_BAR_ITEMS: PhoneBarProps['items'] = [
  { text: home, href: paths.home, icon: <HomeIcon />, prefixes: ['/'] },
  {
    text: categories,
    href: paths.categoryType('Product'),
    icon: <CategoriesIcon />,
    prefixes: ['/category/', '/products/category/'],
  },
  {
    text: requests,
    href: accountPaths.tradeRequests,
    icon: <RequestsIcon />,
    prefixes: [accountPaths.tradeRequests, accountPaths.tradeReports],
  },
  { text: messages, href: paths.messages, icon: <MessagesIcon />, prefixes: [paths.messages] },
  { text: profile, href: paths.profile, icon: <AccountIcon />, prefixes: [paths.profile, '/users/'] },
];
