'use client';

import type { CategoryType } from '@bazaar/domain/category-menu/menu';
import { MegaMenu, type MegaMenuArea } from '@bazaar/ui/patterns/mega-menu';
import { usePathname } from 'next/navigation';
import { lazy, type ReactNode, Suspense } from 'react';

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
  return (
    <MegaMenu
      label={label}
      areas={areas}
      currentId={areas.find(({ href }) => href === path)?.id}
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
