import { type Grants, type MenuSection, profileMenu } from '@bazaar/domain/permissions/profile-menu';
import { type ProfileSection, profileSectionPath } from '@bazaar/domain/permissions/profile-section';
import { toPersianDigits } from '@bazaar/domain/persian';
import type { ProfileFrameProps } from '@bazaar/ui/patterns/profile-frame';
import { profileSectionIcons } from '@bazaar/ui/patterns/profile-section-icons';
import { unreadText } from '@/entities/conversation/unread-text';
import { profileFrameTexts as texts } from '@/translations/profile-frame';
import { islandMessages } from '@/translations/shell-islands';

type Groups = ProfileFrameProps['groups'];

/** Groups of the menu; the order within is the domain's. */
const GROUPS: Readonly<Record<string, readonly ProfileSection[]>> = {
  trade: ['Home', 'Requests', 'Messages'],
  memory: ['Notes', 'Favourites', 'LastVisits', 'Comments'],
  account: ['Suppliers', 'Wallet', 'Addresses', 'PersonalInfo', 'Admin'],
};

export interface SectionState {
  readonly grants: Grants | undefined;
  readonly current: ProfileSection | undefined;
  readonly unreadCount: number;
  /** Requests that wait for the buyer; 0 until it is known. */
  readonly waitingCount?: number;
}

/** Returns the menu of the profile: a section the person's roles do not have is absent, a forbidden one says why. */
export function sectionGroups({ grants, current, unreadCount, waitingCount = 0 }: SectionState): Groups {
  const menu = profileMenu(grants);
  return Object.entries(GROUPS).map(([id, sections]) => ({
    id,
    sections: menu
      .filter(({ section }) => sections.includes(section))
      .map((entry) => ({
        id: entry.section,
        text: texts.sections[entry.section],
        shortText: texts.short[entry.section],
        icon: profileSectionIcons[entry.section],
        href: profileSectionPath(entry.section),
        isCurrent: entry.section === current,
        forbiddenReason: reasonOf(entry),
        ...(entry.section === 'Messages' ? unreadOf(unreadCount) : {}),
        ...(entry.section === 'Requests' ? waitingOf(waitingCount) : {}),
      })),
  }));
}

function reasonOf({ refusal }: MenuSection): string | undefined {
  return refusal === undefined ? undefined : texts.refusals[refusal];
}

function unreadOf(count: number) {
  if (count === 0) return {};
  const text = unreadText(count);
  return { count: text, spokenCount: islandMessages.unread(toPersianDigits(text)), isFresh: true };
}

function waitingOf(count: number) {
  if (count === 0) return {};
  const text = unreadText(count);
  return { count: text, spokenCount: texts.waiting(text) };
}
