import type { JsonObject } from '../../document.ts';
import type { OperationModel } from '../model/operation-model.ts';

/** A request as a stand-in backend reads it. */
export interface Requested {
  readonly operation: OperationModel;
  readonly url: URL;
  readonly params: Readonly<Record<string, string>>;
  readonly headers: Headers;
  readonly text: string;
  /** Of a form in parts; a file stands as its name. */
  readonly fields?: JsonObject;
}
