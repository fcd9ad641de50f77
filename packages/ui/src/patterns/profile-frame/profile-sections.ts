/** A section of the private area. The menu shows full names, the rail and the strip short ones. */
export interface ProfileSectionLink {
  readonly id: string;
  readonly text: string;
  readonly shortText: string;
  readonly href: string;
  /** A path of the mdi set. */
  readonly icon: string;
  /** Formatted. */
  readonly count?: string | undefined;
  /** The count in words, for screen readers. */
  readonly spokenCount?: string | undefined;
  /** Something new is in the section: the count is filled. */
  readonly isFresh?: boolean | undefined;
  readonly isCurrent?: boolean | undefined;
  /** Reason why a permission forbids it: the section is visible and disabled, and shows this. */
  readonly forbiddenReason?: string | undefined;
}

export interface ProfileSectionGroup {
  readonly id: string;
  readonly sections: readonly ProfileSectionLink[];
}
