'use client';

import { BottomBar } from '@bazaar/ui/patterns/bottom-bar';
import { usePathname } from 'next/navigation';
import { paths } from '@/platform/paths';

/** The phone's bottom bar, with the entry of the page on screen marked. */
export function PhoneBar({ texts }: PhoneBarProps) {
  const path = usePathname();
  const { nav, home, categories, basket, profile } = texts;
  const isCategory = path.startsWith('/category/') || path.startsWith('/products/category/');
  const isAccount = path.startsWith(paths.profile) || path.startsWith('/users/');
  return (
    <BottomBar
      label={nav}
      items={[
        { icon: 'home', text: home, href: paths.home, isCurrent: path === paths.home },
        { icon: 'categories', text: categories, href: paths.categoryType('Product'), isCurrent: isCategory },
        { icon: 'requests', text: basket, href: paths.requests, isCurrent: false },
        { icon: 'account', text: profile, href: paths.profile, isCurrent: isAccount },
      ]}
    />
  );
}

export interface PhoneBarProps {
  readonly texts: Readonly<Record<'nav' | 'home' | 'categories' | 'basket' | 'profile', string>>;
}
