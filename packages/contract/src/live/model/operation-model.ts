import type { Json, JsonObject } from '../../document.ts';

export type Place = 'path' | 'query' | 'header' | 'cookie';

/** How a parameter is written into its place (OpenAPI, «Style Values»). */
export type Style =
  | 'simple'
  | 'label'
  | 'matrix'
  | 'form'
  | 'spaceDelimited'
  | 'pipeDelimited'
  | 'deepObject';

export interface ParameterModel {
  readonly name: string;
  readonly in: Place;
  readonly isRequired: boolean;
  readonly schema: JsonObject;
  readonly examples: readonly Json[];
  readonly style: Style;
  /** Members of lists and objects are written one by one (`a=1&a=2`) instead of joined. */
  readonly isExploded: boolean;
  /** The value is one JSON text: the parameter has `content` in place of a schema. */
  readonly isJsonText: boolean;
  /** Reserved characters of an address (`/`, `:`, …) are written as they are. */
  readonly allowsReserved: boolean;
  /** The value is the whole query (OpenAPI 3.2, `in: querystring`), written as a body of this media type would be. */
  readonly wholeQuery?: Pick<BodyModel, 'mediaType' | 'encoding'>;
}

export interface BodyModel {
  readonly isRequired: boolean;
  /** The one that is sent. */
  readonly mediaType: string;
  /** Every media type the operation takes, in lower case; may hold ranges. */
  readonly mediaTypes: readonly string[];
  readonly schema: JsonObject;
  readonly examples: readonly Json[];
  /** The `encoding` of a form's fields, by field. */
  readonly encoding: JsonObject;
  /** Writes a value as XML, where that is what is sent. */
  readonly xml?: (value: Json) => string;
}

export interface HeaderModel {
  readonly name: string;
  readonly isRequired: boolean;
  readonly schema: JsonObject;
}

/** A link of a response: values for the parameters of another operation, as runtime expressions. */
export interface LinkModel {
  readonly name: string;
  /** `operationId`, or `operationRef` as it stands. */
  readonly target: string;
  readonly parameters: Readonly<Record<string, Json>>;
}

export interface ResponseModel {
  /** Schema by media type; without a schema any body of that type is valid. */
  readonly content: ReadonlyMap<string, JsonObject | undefined>;
  readonly headers: readonly HeaderModel[];
  readonly links: readonly LinkModel[];
}

export interface SecurityScheme {
  /** Name among the contract's `securitySchemes`. */
  readonly name: string;
  /** `bearer` stands for OAuth 2 and OpenID Connect too; `other` cannot be filled by an option but by `--header`. */
  readonly kind: 'bearer' | 'basic' | 'apiKey' | 'other';
  /** Place of the credential: an API key's own; else the header `authorization`. */
  readonly in: 'header' | 'query' | 'cookie';
  readonly parameter: string;
}

/** One operation of the contract, with the references of the outer layers resolved. */
export interface OperationModel {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly tags: readonly string[];
  readonly parameters: readonly ParameterModel[];
  readonly body: BodyModel | undefined;
  /** By status; `default` and ranges (`4XX`) are stored under that name. */
  readonly responses: ReadonlyMap<string, ResponseModel>;
  /** The caller needs one of these; empty where any caller, or any logged-in one, is allowed. */
  readonly roles: readonly string[];
  readonly login: 'never' | 'optional' | 'required';
  /** Alternatives of credentials; each lists the schemes that are needed together. */
  readonly security: readonly (readonly SecurityScheme[])[];
  /** Parameters with rules that no schema can express (`from` before `to`): the operation's `x-further-rules`. */
  readonly furtherRules: readonly string[];
  /** Changes nothing: GET, HEAD, OPTIONS, QUERY, or marked `x-safe` (a search with a body). */
  readonly isSafe: boolean;
  readonly isDeprecated: boolean;
  /** Whether enough could be read to send a request. */
  readonly isDrivable: boolean;
  /** Parts of the contract that could not be read, each in a sentence; the operation is driven as far as the others allow. */
  readonly unreadable: readonly string[];
}
