'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '@/lib/navigation/when-idle';
import { deviceStorage } from '@/lib/storage/browser-storage';
import { useStore } from '@/lib/store/use-store';
import { CATEGORY_ATTRIBUTE, COMPARE_KEY } from './compare-ids';
import type { ComparePlace } from './compare-place';
import { compareStore } from './compare-store';

const CompareHost = lazy(() => import('./compare-host').then((module) => ({ default: module.CompareHost })));

/** Announces the category of the page's products, and shows the tray once it has a product. Its script loads then. */
export function CompareIsland({ category, href }: ComparePlace) {
  const [isFilled, setFilled] = useState(false);
  const isUsed = useStore(compareStore, ({ selection, refusal }) => (selection ?? refusal) !== undefined);
  useEffect(
    () => (deviceStorage.read(COMPARE_KEY) === null ? undefined : whenIdle(() => setFilled(true))),
    [],
  );
  const data = { [CATEGORY_ATTRIBUTE]: JSON.stringify(category) };
  return (
    <>
      <span hidden {...data} />
      {isFilled || isUsed ? (
        <Suspense>
          <CompareHost category={category} href={href} />
        </Suspense>
      ) : null}
    </>
  );
}
