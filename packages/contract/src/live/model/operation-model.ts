import type { Json, JsonObject } from '../../document.ts';

export type Place = 'path' | 'query' | 'header';

export interface ParameterModel {
  readonly name: string;
  readonly in: Place;
  readonly isRequired: boolean;
  readonly schema: JsonObject;
  readonly examples: readonly Json[];
  /** Lists are repeated (`a=1&a=2`) or joined by commas. */
  readonly isExploded: boolean;
}

export interface BodyModel {
  readonly isRequired: boolean;
  readonly mediaType: string;
  readonly schema: JsonObject;
  readonly examples: readonly Json[];
}

export interface HeaderModel {
  readonly name: string;
  readonly isRequired: boolean;
  readonly schema: JsonObject;
}

export interface ResponseModel {
  /** Schema by media type; without a schema any body of that type is valid. No media type means no body. */
  readonly content: ReadonlyMap<string, JsonObject | undefined>;
  readonly headers: readonly HeaderModel[];
}

/** One operation of the contract, with the references of the outer layers resolved. */
export interface OperationModel {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly parameters: readonly ParameterModel[];
  readonly body: BodyModel | undefined;
  /** By status; `default` is stored under that name. */
  readonly responses: ReadonlyMap<string, ResponseModel>;
  /** The caller needs one of these; empty where any caller, or any logged-in one, is allowed. */
  readonly roles: readonly string[];
  readonly login: 'never' | 'optional' | 'required';
  /** Parameters with rules that no schema can express (`from` before `to`): the operation's `x-further-rules`. */
  readonly furtherRules: readonly string[];
  /** Changes nothing: GET, HEAD, or marked `x-safe` (a search with a body). */
  readonly isSafe: boolean;
}
