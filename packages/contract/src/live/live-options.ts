/** Options of a run of `contract live`. */
export interface LiveOptions {
  /** Base URL of the operations' paths, such as `http://localhost:4000/api/v1`. */
  readonly baseUrl: string;
  /** For operations that need no special role. */
  readonly token?: string;
  /** Each token with every role of its person. */
  readonly tokensByRole: readonly (readonly [role: string, token: string])[];
  readonly onlyTag?: string;
  readonly onlyOperation?: string;
  /** Sends only requests that change nothing. */
  readonly isReadonly: boolean;
  /** Minimum number of requests for each operation. */
  readonly requests: number;
  readonly seed: number;
  readonly timeoutSeconds: number;
}
