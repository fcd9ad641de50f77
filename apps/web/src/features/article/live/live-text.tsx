'use client';

import { useEffect, useState } from 'react';
import type { LiveCategory } from './live-category';
import type { LiveQuantityPopover } from './live-quantity-popover';

export interface LiveTextProps {
  readonly category: LiveCategory;
}

interface Opened {
  readonly anchor: HTMLAnchorElement;
  readonly Popover: typeof LiveQuantityPopover;
}

/** Opens the quantities of a text where they stand, with a script that loads with the first one; without it each is a link to the converter. */
export function LiveText({ category }: LiveTextProps) {
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const anchor = (event.target as Element).closest<HTMLAnchorElement>('a[data-live]');
      const isOther = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      if (!anchor?.dataset.live || isOther || event.defaultPrevented) return;
      event.preventDefault();
      import('./live-quantity-popover').then(
        ({ LiveQuantityPopover: Popover }) => setOpened({ anchor, Popover }),
        // Without the script the link does what it says.
        () => location.assign(anchor.href),
      );
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
  if (opened === undefined) return null;
  const { anchor, Popover } = opened;
  return <Popover anchor={anchor} category={category} onClose={() => setOpened(undefined)} />;
}
