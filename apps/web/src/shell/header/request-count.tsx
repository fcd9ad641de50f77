'use client';

import { toPersianDigits } from '@bazaar/domain/persian/digits';
import { SiteAction } from '@bazaar/ui/patterns/site-header';
import type { ReactNode } from 'react';
import { useUnsentCount } from '@/entities/trade-draft/unsent-count';
import { fixedPaths } from '@/lib/navigation/fixed-paths';
import { islandMessages } from '@/translations/shell-islands';

/** Renders the link to this browser's request basket, with the number of requests not sent yet. */
export function RequestCount({ icon, isPhone = false }: RequestCountProps) {
  const count = useUnsentCount();
  const text = toPersianDigits(count);
  return (
    <SiteAction
      icon={icon}
      href={fixedPaths.requests}
      text={islandMessages.basket}
      isPhone={isPhone}
      count={{ text, isShown: count > 0, spoken: islandMessages.basketCount(text) }}
    />
  );
}

export interface RequestCountProps {
  /** Rendered by the server: the icon set is too large for a number. */
  readonly icon: ReactNode;
  readonly isPhone?: boolean;
}
