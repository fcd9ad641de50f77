'use client';

import { toPersianDigits } from '@bazaar/domain/persian/digits';
import { SiteAction } from '@bazaar/ui/patterns/site-header';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useRequestCount } from '@/entities/request-basket/request-basket';
import { listenForRequestLinks } from '@/entities/request-basket/request-basket-listener';
import { paths } from '@/lib/navigation/paths';
import { islandMessages } from '@/translations/shell-islands';

const Panel = lazy(() =>
  import('@/entities/request-basket/request-basket-panel').then((module) => ({
    default: module.RequestBasketPanel,
  })),
);

/** How many products wait in this browser's request basket. */
export function RequestCount({ icon, isPhone = false }: RequestCountProps) {
  const count = useRequestCount();
  const text = toPersianDigits(count);
  return (
    <>
      <SiteAction
        icon={icon}
        href={paths.requests}
        text={islandMessages.basket}
        isPhone={isPhone}
        count={{ text, isShown: count > 0, spoken: islandMessages.basketCount(text) }}
      />
      {isPhone ? null : <Basket />}
    </>
  );
}

/** What the basket holds, opened by the links of any page that carry something into it. */
function Basket() {
  const [requested, setRequested] = useState<readonly unknown[]>();
  const [isOpen, setOpen] = useState(false);
  useEffect(
    () =>
      listenForRequestLinks((objects) => {
        setRequested(objects);
        setOpen(true);
      }),
    [],
  );
  if (requested === undefined) return null;
  return (
    <Suspense>
      <Panel requested={requested} isOpen={isOpen} onClose={() => setOpen(false)} />
    </Suspense>
  );
}

export interface RequestCountProps {
  /** Drawn by the server: the icon set is too much for a number. */
  readonly icon: ReactNode;
  readonly isPhone?: boolean;
}
