'use client';

import type { CategoryType } from '@bazaar/domain/category-menu/menu';
import { useEffect } from 'react';
import { appStore } from '@/lib/session/app-state';

/** Tells the header which area the page belongs to. Its page is the same for everybody, and the header is no part of it. */
export function AreaOfPage({ area }: { readonly area: CategoryType }) {
  useEffect(() => {
    appStore.showCategoryType(area);
    return () => appStore.showCategoryType(undefined);
  }, [area]);
  return null;
}
