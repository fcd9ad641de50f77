/** One place that calls an operation. */
export interface CoverageUse {
  readonly operationId: string;
  /** Relative to the repository, with `/`. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** The imported name, or the address of a hand-written call. */
  readonly by: string;
}

export interface CoveredOperation {
  readonly operationId: string;
  readonly tag: string;
  readonly method: string;
  readonly path: string;
}
