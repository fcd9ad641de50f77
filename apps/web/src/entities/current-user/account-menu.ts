import type { AccountMenuItem } from '@bazaar/ui/patterns/account-page';
import { paths } from '@/lib/navigation/paths';
import { messagesTexts } from '@/translations/messages';
import { profileMessages } from '@/translations/profile';

export type AccountPlace = 'home' | 'messages';

/** The ways within the logged-in area, the same on each of its pages. */
export function accountMenu(current: AccountPlace): readonly AccountMenuItem[] {
  return [
    { icon: 'home', text: profileMessages.home, href: paths.profile, isCurrent: current === 'home' },
    {
      icon: 'messages',
      text: messagesTexts.title,
      href: paths.messages,
      isCurrent: current === 'messages',
    },
    {
      icon: 'favourites',
      text: profileMessages.favourites,
      href: `${paths.profile}#favourites`,
      isCurrent: false,
    },
  ];
}
