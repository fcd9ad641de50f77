'use client';

import type { CategoryType } from '@bazaar/domain/category-menu/menu';
import { MegaMenu, type MegaMenuArea } from '@bazaar/ui/patterns/mega-menu';
import { usePathname } from 'next/navigation';
import { lazy, type ReactNode, Suspense } from 'react';
import { appStore } from '@/lib/session/app-state';
import { useStore } from '@/lib/store/use-store';

const AreaPanel = lazy(() => import('./area-panel').then((module) => ({ default: module.AreaPanel })));

export interface AreaMenusProps {
  /** Rendered by the server, as all icons of the shell. */
  readonly chevron: ReactNode;
  readonly label: string;
  /** Further links at the end of the row, rendered by the server. */
  readonly links?: ReactNode;
  readonly areas: readonly MegaMenuArea<CategoryType>[];
}

/** Renders the four areas of the header. The column browser below them loads when one is opened. */
export function AreaMenus({ label, areas, chevron, links }: AreaMenusProps) {
  const path = usePathname();
  /** What the screen says of itself, where it is one of an area without being its page. */
  const shown = useStore(appStore, (state) => state.categoryType);
  return (
    <MegaMenu
      label={label}
      areas={areas}
      currentId={areas.find(({ href }) => href === path)?.id ?? shown}
      toggleIcon={chevron}
      place={path}
      links={links}
      renderPanel={(area) => (
        <Suspense>
          <AreaPanel area={area} />
        </Suspense>
      )}
    />
  );
}
