import { AccountIcon, CategoriesIcon, HomeIcon, RequestsIcon } from '@bazaar/ui/patterns/site-icons';
import { shellMessages } from '@/messages/shell';
import { paths } from '@/platform/paths';
import type { PhoneBarProps } from './phone-bar';

const { home, categories, basket, profile } = shellMessages.bottomBar;

/** The entries of the phone's bottom bar. */
export const PHONE_BAR_ITEMS: PhoneBarProps['items'] = [
  { text: home, href: paths.home, icon: <HomeIcon />, prefixes: ['/'] },
  {
    text: categories,
    href: paths.categoryType('Product'),
    icon: <CategoriesIcon />,
    prefixes: ['/category/', '/products/category/'],
  },
  { text: basket, href: paths.requests, icon: <RequestsIcon />, prefixes: [] },
  { text: profile, href: paths.profile, icon: <AccountIcon />, prefixes: [paths.profile, '/users/'] },
];
