'use client';

import { SiteAreaPanel } from '@bazaar/ui/patterns/site-header';
import { shellMessages } from '@/messages/shell';
import type { CategoryType } from '@/platform/category-types';
import { SiteLink } from '@/platform/navigation/site-link';
import { paths } from '@/platform/paths';

export interface AreaPanelProps {
  readonly id: string;
  readonly area: CategoryType;
  onHover(isOver: boolean): void;
}

export function AreaPanel({ id, area, onHover }: AreaPanelProps) {
  const { name } = shellMessages.areas[area];
  return (
    <SiteAreaPanel id={id} label={shellMessages.openArea(name)} onHover={onHover}>
      <SiteLink href={paths.categoryType(area)}>{shellMessages.allOfArea(name)}</SiteLink>
    </SiteAreaPanel>
  );
}
