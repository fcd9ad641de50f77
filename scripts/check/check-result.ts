/** What a check of the gate answers: how many assertions held, and a sentence for each that did not. */
export interface CheckResult {
  readonly passed: number;
  readonly failures: readonly string[];
}
