/**
 * Generated from the contract; do not edit.
 */
import type { MenuPosition } from './menuPosition';

export type ListWebsiteMenusParams = {
/**
 * One position only.
 */
position?: MenuPosition;
};
