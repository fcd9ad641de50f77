/**
 * Generated from the contract; do not edit.
 */
import type { MenuPosition } from './menuPosition';
import type { WebsiteMenuTarget } from './websiteMenuTarget';

/**
 * A link of the site's own menus, with the ones under it.
 */
export interface WebsiteMenu {
  /**
     * Id of the link.
     * @minLength 1
     * @maxLength 64
     */
  id: string;
  /**
     * Text of the link.
     * @maxLength 300
     */
  title: string;
  /**
     * Absent for a heading; may hold Persian letters as they are.
     * @maxLength 2048
     */
  url?: string;
  /**
     * Name of a Material Design icon.
     * @maxLength 60
     */
  icon?: string;
  /** Whether it opens in the same window or a new one. */
  target: WebsiteMenuTarget;
  /** The menu it belongs to. */
  position: MenuPosition;
  /**
     * Place among its siblings, ascending.
     * @minimum 0
     * @maximum 2147483647
     */
  sortOrder: number;
  /** True when it leads behind the login. */
  requiresLogin: boolean;
  /**
     * Links under it, in their order.
     * @maxItems 1000
     */
  children: WebsiteMenu[];
}
