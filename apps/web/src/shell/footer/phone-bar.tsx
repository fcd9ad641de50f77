'use client';

import { BottomBar } from '@bazaar/ui/patterns/bottom-bar';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';

export interface PhoneBarProps {
  readonly label: string;
  readonly items: readonly {
    readonly text: string;
    readonly href: string;
    /** Drawn by the server, as all icons of the shell. */
    readonly icon: ReactNode;
    /** Beginnings of the addresses that belong to the entry; `/` alone is the home page. */
    readonly prefixes: readonly string[];
  }[];
}

/** The phone's bottom bar, with the entry of the page on screen marked. */
export function PhoneBar({ label, items }: PhoneBarProps) {
  const path = usePathname();
  const belongs = (prefix: string) => (prefix === '/' ? path === '/' : path.startsWith(prefix));
  return (
    <BottomBar
      label={label}
      items={items.map(({ prefixes, ...item }) => ({ ...item, isCurrent: prefixes.some(belongs) }))}
    />
  );
}
