/** Result of a check: the number of assertions that passed, and a sentence for each that failed. */
export interface CheckResult {
  readonly passed: number;
  readonly failures: readonly string[];
}
