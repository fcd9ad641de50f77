/**
 * Generated from the contract; do not edit.
 */
import type { HelpStep } from './helpStep';
import type { MediaVideo } from './mediaVideo';

/**
 * Help for one screen.
 */
export interface HelpItem {
  /**
     * The screen's own name.
     * @minLength 1
     * @maxLength 64
     */
  frontUniqueId: string;
  /**
     * Heading of the help.
     * @maxLength 300
     */
  title: string;
  /**
     * Sanitised HTML.
     * @maxLength 500000
     */
  bodyHtml: string;
  /**
     * The steps in the order to take them.
     * @maxItems 200
     */
  steps: HelpStep[];
  /**
     * Videos that show the same.
     * @maxItems 200
     */
  videos: MediaVideo[];
  /**
     * `frontUniqueId` of related help.
     * @maxItems 200
     * @items.minLength 1
     * @items.maxLength 64
     */
  relatedIds: string[];
  /** When it last changed (UTC). */
  updatedAt: string;
}
