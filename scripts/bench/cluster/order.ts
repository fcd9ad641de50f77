export type RequestKind = 'cached' | 'per request' | 'logged in' | 'write';

export interface Order {
  readonly kind: RequestKind;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Outcome {
  readonly kind: RequestKind;
  readonly path: string;
  /** Since the start of the load, in ms. */
  readonly atMs: number;
  readonly durationMs: number;
  /** 0 where no response came, or an incomplete one. */
  readonly status: number;
  /** Content type of the response, or the reason why there is none. */
  readonly type: string;
}
