import { isObject, type Json, type JsonObject, type OpenApiDocument } from '../document.ts';

export interface Resolved {
  schema: JsonObject;
  /** Name of the schema among the components, when it was referenced. */
  name?: string;
}

/** The two documents under comparison. */
export interface Pair {
  before: Resolver;
  after: Resolver;
  /** Pairs of schemas already compared in this call; ends the recursion of a schema that contains itself. */
  seen: Set<string>;
}

/** Follows references of one document and flattens `allOf`, so that two documents can be compared however they are split. */
export class Resolver {
  private readonly document: OpenApiDocument;

  constructor(document: OpenApiDocument) {
    this.document = document;
  }

  /** Returns the target of a reference, or the object itself. Throws for an unresolvable reference. */
  object(part: Json | undefined): JsonObject {
    if (!isObject(part)) return {};
    if (typeof part.$ref !== 'string') return part;
    const steps = part.$ref.split('/').slice(1).map(unescapeStep);
    const found = steps.reduce<Json | undefined>(
      (at, step) => (isObject(at) ? at[step] : undefined),
      this.document,
    );
    if (found === undefined) throw new Error(`${part.$ref} leads nowhere`);
    return this.object(found);
  }

  schema(part: Json | undefined): Resolved {
    const reference = isObject(part) && typeof part.$ref === 'string' ? part.$ref : undefined;
    const name = reference?.startsWith('#/components/schemas/') ? reference.split('/').at(-1) : undefined;
    return { schema: this.flat(this.object(part)), ...(name === undefined ? {} : { name }) };
  }

  private flat({ allOf, ...own }: JsonObject): JsonObject {
    if (!Array.isArray(allOf)) return own;
    const parts = [...allOf.map((part) => this.flat(this.object(part))), own];
    const required = parts.flatMap((part) => (Array.isArray(part.required) ? part.required : []));
    const properties = Object.assign({}, ...parts.map((part) => part.properties ?? {})) as JsonObject;
    return Object.assign({}, ...parts, {
      ...(required.length > 0 ? { required } : {}),
      ...(Object.keys(properties).length > 0 ? { properties } : {}),
    }) as JsonObject;
  }
}

const unescapeStep = (step: string) => step.replaceAll('~1', '/').replaceAll('~0', '~');
