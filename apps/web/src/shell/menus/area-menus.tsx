'use client';

import type { CategoryType } from '@bazaar/domain/category-menu/menu';
import { SiteArea, SiteAreas, siteAreaLinkClass } from '@bazaar/ui/patterns/site-header';
import { usePathname } from 'next/navigation';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { SiteLink } from '@/platform/navigation/site-link';

const AreaPanel = lazy(() => import('./area-panel').then((module) => ({ default: module.AreaPanel })));
const PANEL_ID = 'area-panel';
/** A pointer that only passes over must open nothing. */
const OPEN_AFTER_MS = 180;
const CLOSE_AFTER_MS = 260;

/** The four areas: links in themselves, and buttons which open the column browser below the header. */
export function AreaMenus({ label, areas, chevron }: AreaMenusProps) {
  const path = usePathname();
  const [open, setOpen] = useState<CategoryType>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const later = (value: CategoryType | undefined, delayMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(value), delayMs);
  };
  const hover = (area: CategoryType) => (isOver: boolean) =>
    later(isOver ? area : undefined, isOver && open === undefined ? OPEN_AFTER_MS : CLOSE_AFTER_MS);
  useEffect(() => setOpen(undefined), [path]);
  useEffect(() => {
    if (open === undefined) return;
    const close = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(undefined);
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [open]);
  return (
    <>
      <SiteAreas label={label}>
        {areas.map(({ area, name, openLabel, href }) => {
          const isCurrent = path === href;
          return (
            <SiteArea
              key={area}
              link={
                <SiteLink href={href} className={siteAreaLinkClass(isCurrent)} isCurrent={isCurrent}>
                  {name}
                </SiteLink>
              }
              toggleIcon={chevron}
              toggleLabel={openLabel}
              panelId={PANEL_ID}
              isOpen={open === area}
              isCurrent={isCurrent}
              onToggle={() => setOpen(open === area ? undefined : area)}
              onHover={hover(area)}
            />
          );
        })}
      </SiteAreas>
      {open === undefined ? null : (
        <Suspense>
          <AreaPanel id={PANEL_ID} area={open} onHover={hover(open)} />
        </Suspense>
      )}
    </>
  );
}

export interface AreaMenusProps {
  /** Drawn by the server, as all icons of the shell. */
  readonly chevron: ReactNode;
  readonly label: string;
  readonly areas: readonly {
    readonly area: CategoryType;
    readonly name: string;
    readonly openLabel: string;
    readonly href: string;
  }[];
}
