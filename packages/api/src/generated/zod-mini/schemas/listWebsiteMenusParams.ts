/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { MenuPosition } from './menuPosition';

export const ListWebsiteMenusParams = /*#__PURE__*/ zod.object({
  "position": /*#__PURE__*/ zod.optional(MenuPosition)
})

export type ListWebsiteMenusParams = zod.input<typeof ListWebsiteMenusParams>;
export type ListWebsiteMenusParamsOutput = zod.output<typeof ListWebsiteMenusParams>;
