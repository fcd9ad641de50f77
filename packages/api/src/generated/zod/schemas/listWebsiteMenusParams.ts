/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { MenuPosition } from './menuPosition';

export const ListWebsiteMenusParams = zod.object({
  "position": MenuPosition.optional()
})

export type ListWebsiteMenusParams = zod.input<typeof ListWebsiteMenusParams>;
export type ListWebsiteMenusParamsOutput = zod.output<typeof ListWebsiteMenusParams>;
