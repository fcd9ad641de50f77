import type { Json, JsonObject } from '../../document.ts';
import type { OperationModel } from '../model/operation-model.ts';

/** A request as the fake backend reads it. */
export interface Requested {
  readonly operation: OperationModel;
  readonly url: URL;
  readonly params: Readonly<Record<string, string>>;
  readonly headers: Headers;
  readonly text: string;
  /** Fields of a multipart form; a file is given by its name. */
  readonly fields?: JsonObject;
}

export interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Json;
  /** Sent unchanged in place of `body`. */
  readonly text?: string;
}
