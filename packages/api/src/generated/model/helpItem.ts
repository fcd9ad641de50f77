/**
 * Generated from the contract; do not edit.
 */
import type { HelpStep } from './helpStep';
import type { MediaVideo } from './mediaVideo';

/**
 * Help for one screen.
 */
export interface HelpItem {
  /** The screen's own name. */
  frontUniqueId: string;
  title: string;
  /** Sanitised HTML. */
  bodyHtml: string;
  steps: HelpStep[];
  videos: MediaVideo[];
  /** `frontUniqueId` of related help. */
  relatedIds: string[];
  updatedAt: string;
}
