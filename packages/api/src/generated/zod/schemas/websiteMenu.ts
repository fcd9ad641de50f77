/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { MenuPosition } from './menuPosition';

export const websiteMenuSortOrderMin = 0;



export type WebsiteMenuTarget = typeof WebsiteMenuTarget[keyof typeof WebsiteMenuTarget];


export const WebsiteMenuTarget = {
  _self: '_self',
  _blank: '_blank',
} as const;

export type WebsiteMenu = {
  id: string;
  title: string;
  url?: string;
  icon?: string;
  target: WebsiteMenuTarget;
  position: MenuPosition;
  /** @minimum 0 */
  sortOrder: number;
  requiresLogin: boolean;
  children: WebsiteMenu[];
};

export const WebsiteMenu: zod.ZodType<WebsiteMenu> = zod.object({
  "id": zod.string(),
  "title": zod.string(),
  "url": zod.string().optional(),
  "icon": zod.string().optional(),
  "target": zod.enum(['_self', '_blank']),
  "position": MenuPosition,
  "sortOrder": zod.int().min(websiteMenuSortOrderMin),
  "requiresLogin": zod.boolean(),
  "children": zod.array(zod.lazy(() => WebsiteMenu))
});

export type WebsiteMenuOutput = zod.output<typeof WebsiteMenu>;
