/** A short film of drawings: one picture and one spoken sentence per chapter. */
export interface VideoDefinition {
  title: string;
  /** Category whose drawing it shows. */
  pictureOf: string;
  /** True when it is about that category, not only illustrated with its drawing. */
  isAboutCategory: boolean;
  /** True when a supplier of the category made it. */
  bySupplier?: boolean;
  tags: readonly string[];
  chapters: readonly string[];
}
