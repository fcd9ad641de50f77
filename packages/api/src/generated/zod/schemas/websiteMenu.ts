/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { MenuPosition } from './menuPosition';

const websiteMenuIdMax = 64;

const websiteMenuTitleMax = 300;

const websiteMenuUrlMax = 2048;

const websiteMenuIconMax = 60;

const websiteMenuSortOrderMin = 0;
const websiteMenuSortOrderMax = 2147483647;

const websiteMenuChildrenMax = 1000;



export type WebsiteMenuTarget = typeof WebsiteMenuTarget[keyof typeof WebsiteMenuTarget];


export const WebsiteMenuTarget = {
  _self: '_self',
  _blank: '_blank',
} as const;

export type WebsiteMenu = {
  /**
     * @minLength 1
     * @maxLength 64
     */
  id: string;
  /** @maxLength 300 */
  title: string;
  /** @maxLength 2048 */
  url?: string;
  /** @maxLength 60 */
  icon?: string;
  target: WebsiteMenuTarget;
  position: MenuPosition;
  /**
     * @minimum 0
     * @maximum 2147483647
     */
  sortOrder: number;
  requiresLogin: boolean;
  /** @maxItems 1000 */
  children: WebsiteMenu[];
};

export const WebsiteMenu: zod.ZodType<WebsiteMenu> = zod.object({
  "id": zod.string().min(1).max(websiteMenuIdMax),
  "title": zod.string().max(websiteMenuTitleMax),
  "url": zod.string().max(websiteMenuUrlMax).optional(),
  "icon": zod.string().max(websiteMenuIconMax).optional(),
  "target": zod.enum(['_self', '_blank']),
  "position": MenuPosition,
  "sortOrder": zod.int().min(websiteMenuSortOrderMin).max(websiteMenuSortOrderMax),
  "requiresLogin": zod.boolean(),
  "children": zod.array(zod.lazy(() => WebsiteMenu)).max(websiteMenuChildrenMax)
});

export type WebsiteMenuOutput = zod.output<typeof WebsiteMenu>;
