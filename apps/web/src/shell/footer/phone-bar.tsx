'use client';

import { BottomBar } from '@bazaar/ui/patterns/bottom-bar';
import type { CountedIconProps } from '@bazaar/ui/patterns/current-user-marks';
import { usePathname } from 'next/navigation';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { unreadStore } from '@/entities/conversation/unread-store';
import { unreadText } from '@/entities/conversation/unread-text';
import { unreadNoticesStore } from '@/entities/notice/unread-notices-store';
import { fixedPaths } from '@/lib/navigation/fixed-paths';
import { useStore } from '@/lib/store/use-store';
import { islandMessages } from '@/translations/shell-islands';

const CountedIcon = lazy<ComponentType<CountedIconProps>>(() =>
  import('@/shell/current-user/counted-icon').then(
    (module) => ({ default: module.CountedIcon }),
    () => ({ default: ({ icon }: CountedIconProps) => icon }),
  ),
);
const SpokenPart = lazy<ComponentType<{ readonly children: ReactNode }>>(() =>
  import('@/shell/current-user/counted-icon').then(
    (module) => ({ default: module.SpokenPart }),
    () => ({ default: () => null }),
  ),
);

export interface PhoneBarProps {
  readonly label: string;
  readonly items: readonly {
    readonly text: string;
    readonly href: string;
    /** Rendered by the server, as all icons of the shell. */
    readonly icon: ReactNode;
    /** Address prefixes of the entry; `/` alone is the home page. */
    readonly prefixes: readonly string[];
  }[];
}

/** Renders the phone's bottom bar, with the current entry marked and unread messages and notices counted. */
export function PhoneBar({ label, items }: PhoneBarProps) {
  const path = usePathname();
  const unread = useStore(unreadStore, (state) => state.count);
  const notices = useStore(unreadNoticesStore, (state) => state.count);
  const belongs = (prefix: string) => (prefix === '/' ? path === '/' : path.startsWith(prefix));
  const current = items.find(({ prefixes }) => prefixes.some(belongs));
  return (
    <BottomBar
      label={label}
      items={items.map((item) => {
        const { text, href, icon } = item;
        const drawn = { text, href, icon, isCurrent: item === current };
        const isOfMessages = href === fixedPaths.messages;
        const counted = isOfMessages ? unread : href === fixedPaths.profile ? notices : 0;
        if (counted === 0) return drawn;
        const count = unreadText(counted);
        return {
          ...drawn,
          icon: (
            <Suspense fallback={icon}>
              <CountedIcon icon={icon} count={count} />
            </Suspense>
          ),
          spoken: (
            <Suspense>
              <SpokenPart>
                {isOfMessages ? islandMessages.unreadOf(count) : `${islandMessages.notices}، ${count}`}
              </SpokenPart>
            </Suspense>
          ),
        };
      })}
    />
  );
}
