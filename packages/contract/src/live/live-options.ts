/** What a run of `contract live` is asked to do. */
export interface LiveOptions {
  /** Where the operations' paths begin, such as `http://localhost:4000/api/v1`. */
  readonly baseUrl: string;
  /** For operations that need no special role. */
  readonly token?: string;
  /** Each token with every role of its person. */
  readonly tokensByRole: readonly (readonly [role: string, token: string])[];
  readonly onlyTag?: string;
  readonly onlyOperation?: string;
  /** Sends only what changes nothing. */
  readonly isReadonly: boolean;
  /** Least number of requests for each operation. */
  readonly requests: number;
  readonly seed: number;
  readonly timeoutSeconds: number;
}
