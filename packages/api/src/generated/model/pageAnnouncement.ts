/**
 * Generated from the contract; do not edit.
 */
import type { PageAnnouncementSeverity } from './pageAnnouncementSeverity';

/**
 * Only of announcements, how and how long they are shown above the site.
 */
export interface PageAnnouncement {
  /** `Info` or `Warning`. */
  severity: PageAnnouncementSeverity;
  /** From when it is shown (UTC). */
  showFrom: string;
  /** Until when it is shown (UTC). */
  showTo: string;
}
