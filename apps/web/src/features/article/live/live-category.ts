/** The category an article is about first. */
export interface LiveCategory {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
}
