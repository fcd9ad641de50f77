import type { CheckName } from './checks/check-names.ts';
import type { Conventions } from './conventions.ts';
import type { OperationFilter } from './operation-filter.ts';

/** Options of a run of `contract live`. */
export interface LiveOptions {
  /** Base URL of the operations' paths, such as `http://localhost:4000/api/v1`. */
  readonly baseUrl: string;
  /** For operations that need no special role. */
  readonly token?: string;
  /** Each token with every role of its person. */
  readonly tokensByRole: readonly (readonly [role: string, token: string])[];
  /** `user:password` for HTTP Basic. */
  readonly basic?: string;
  /** API keys by the name of their security scheme, or of their header, query or cookie parameter. */
  readonly apiKeys?: readonly (readonly [name: string, value: string])[];
  /** Sent with every request; those a security scheme asks for count as credentials. */
  readonly headers?: readonly (readonly [name: string, value: string])[];
  readonly onlyTag?: string;
  readonly onlyOperation?: string;
  readonly include?: readonly OperationFilter[];
  readonly exclude?: readonly OperationFilter[];
  readonly excludesDeprecated?: boolean;
  /** Checks whose faults are reported; all when absent. */
  readonly checks?: readonly CheckName[];
  /** Sends only requests that change nothing. */
  readonly isReadonly: boolean;
  /** An operation without a single success is a finding. */
  readonly isStrict?: boolean;
  /** Maximum number of requests for each operation; when absent about a hundred, and each violation once. */
  readonly requests?: number;
  readonly seed: number;
  readonly timeoutSeconds: number;
  /** Slower responses are findings. */
  readonly maxResponseSeconds?: number;
  /** At most `count` requests in any `milliseconds`. */
  readonly rate?: RateLimit;
  /** Those of any OpenAPI document when absent. */
  readonly conventions?: Conventions;
}

export interface RateLimit {
  readonly count: number;
  readonly milliseconds: number;
}
