/**
 * Generated from the contract; do not edit.
 */
import type { MenuPosition } from './menuPosition';
import type { WebsiteMenuTarget } from './websiteMenuTarget';

/**
 * A link of the site's own menus, with the ones under it.
 */
export interface WebsiteMenu {
  id: string;
  title: string;
  /** Absent for a heading; may hold Persian letters as they are. */
  url?: string;
  /** Name of a Material Design icon. */
  icon?: string;
  target: WebsiteMenuTarget;
  position: MenuPosition;
  /** @minimum 0 */
  sortOrder: number;
  requiresLogin: boolean;
  children: WebsiteMenu[];
}
