/** How far a component may be relied on. */
export type Status =
  /** Used on screens; its props change only with all their uses. */
  | 'stable'
  /** No screen uses it yet: its props may still change. */
  | 'new'
  /** Use what `apart` names instead; it will be removed. */
  | 'deprecated';

export interface CatalogueEntry {
  readonly status: Status;
  /** Other Persian names, by which the search finds it. */
  readonly persian: readonly string[];
  /** Other English names, by which the search finds it. */
  readonly english: readonly string[];
  /** How it differs from what could be taken for it. */
  readonly apart?: string;
}

/** Entries by the title of their page: `Components/Actions/Button`. */
export type Catalogue = Readonly<Record<string, CatalogueEntry>>;
