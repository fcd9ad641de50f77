import type { Json } from '../../../document.ts';
import type { OperationModel } from '../../model/operation-model.ts';
import type { Answered } from '../requests.ts';

/** A request as the fake server of a foreign contract reads it. */
export interface ForeignRequest {
  readonly operation: OperationModel;
  /** The method sent; another than the operation's where the path has no such operation. */
  readonly method: string;
  readonly url: URL;
  /** Path parameters as they stand in the address, not decoded. */
  readonly segments: Readonly<Record<string, string>>;
  readonly headers: Headers;
  readonly text: string;
  readonly fields?: Readonly<Record<string, Json>>;
}

/** Why a request is refused: `credentials`, `method`, `media`, `body`, `absent`, or `parameter <name>`. */
export interface Refusal {
  readonly reason: string;
  readonly answered: Answered;
}

/** One way in which a server violates its contract. */
export interface ForeignDeviation {
  /** Responds in place of the server; `undefined` leaves the response to it. */
  before?(requested: ForeignRequest): Answered | undefined;
  /** Returns whether a refusal that is due is left out. */
  ignores?(requested: ForeignRequest, refusal: Refusal): boolean;
  /** Changes a response. */
  after?(requested: ForeignRequest, answered: Answered): Answered;
  /** Keeps what should change: a creation is not stored, a deletion not carried out. */
  forgets?(requested: ForeignRequest): boolean;
  /** Time a response takes. */
  milliseconds?(requested: ForeignRequest): number;
  /** Gives no response at all. */
  hangs?(requested: ForeignRequest): boolean;
}

export function problem(status: number, title: string, headers: Record<string, string> = {}): Answered {
  return {
    status,
    headers: { 'content-type': 'application/problem+json', ...headers },
    body: { title, status },
  };
}
