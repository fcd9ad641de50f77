/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { MenuPosition } from './menuPosition';

const websiteMenuSortOrderMin = 0;



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

export const WebsiteMenu: zod.ZodMiniType<WebsiteMenu> = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "title": /*#__PURE__*/ zod.string(),
  "url": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "icon": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "target": /*#__PURE__*/ zod.enum(['_self', '_blank']),
  "position": MenuPosition,
  "sortOrder": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(websiteMenuSortOrderMin)),
  "requiresLogin": /*#__PURE__*/ zod.boolean(),
  "children": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.lazy(() => WebsiteMenu))
});

export type WebsiteMenuOutput = zod.output<typeof WebsiteMenu>;
