import type { JsonObject } from '../../document.ts';
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
