/** Texts of a rule. */
export interface Rule {
  /** What changed, in prose. */
  says: string;
  /** What callers must do. */
  action: string;
}
