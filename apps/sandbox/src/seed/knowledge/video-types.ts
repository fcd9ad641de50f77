/** A short video of drawings: one picture and one sentence per chapter. */
export interface VideoDefinition {
  title: string;
  /** Category whose drawing it shows, or a sketch of a screen. */
  pictureOf: string;
  /** True when the category is its subject and not only its illustration. */
  isAboutCategory: boolean;
  /** True when a supplier of the category made it. */
  bySupplier?: boolean;
  tags: readonly string[];
  chapters: readonly string[];
}
