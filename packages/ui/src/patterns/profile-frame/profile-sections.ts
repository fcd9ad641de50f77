/** A section of the private area. Full names stand in the menu, short ones in the rail and the strip. */
export interface ProfileSectionLink {
  readonly id: string;
  readonly text: string;
  readonly shortText: string;
  readonly href: string;
  /** A path of the mdi set. */
  readonly icon: string;
  /** Formatted. */
  readonly count?: string | undefined;
  /** What is counted, in words. */
  readonly spokenCount?: string | undefined;
  /** Something new waits there: the count is filled. */
  readonly isFresh?: boolean | undefined;
  readonly isCurrent?: boolean | undefined;
  /** A permission forbids it: it is seen, leads nowhere and says this. */
  readonly forbiddenReason?: string | undefined;
}

export interface ProfileSectionGroup {
  readonly id: string;
  readonly sections: readonly ProfileSectionLink[];
}
