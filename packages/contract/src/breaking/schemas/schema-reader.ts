import { isObject, type JsonObject, type OpenApiDocument } from '../../document.ts';
import { Conjunctions } from './conjunction.ts';
import { meet } from './meet.ts';
import { ofType, ownShapes } from './own-shapes.ts';
import { References } from './references.ts';
import { emptyShape, isAnything, type Part, type Shape } from './shape.ts';
import type { ShapeSource } from './shape-source.ts';
import { closeUnevaluated } from './unevaluated.ts';
import { mergeEnumerations, tagMembers } from './union-members.ts';
import { keepsConstraints } from './values.ts';

/** More alternatives than this are no contract a person wrote; comparing them would not end. */
const mostShapes = 2000;

/** Brings the schemas of one document into normal form: a list of shapes, any of which a value may have. */
export class SchemaReader implements ShapeSource {
  readonly references: References;
  readonly conjunctions = new Conjunctions();
  /** OpenAPI 3.0 ignores what stands beside a reference. */
  private readonly countsSiblings: boolean;
  private readonly known = new Map<Part, Shape[]>();
  private readonly reading = new Set<Part>();
  /** Schemas read while one they lead back to was unfinished: their shapes hold for that reading alone. */
  private readonly unfinished = new Set<Part>();

  constructor(document: OpenApiDocument) {
    this.references = new References(document);
    this.countsSiblings = !String(document.openapi).startsWith('3.0');
  }

  /** Returns the shapes of a schema; none when it takes no value at all. */
  shapes(part: Part): Shape[] {
    if (part === false) return [];
    if (typeof part === 'string' || typeof part === 'number' || Array.isArray(part))
      throw new Error(`a schema is ${JSON.stringify(part).slice(0, 60)}, which is none`);
    if (!isObject(part) || isAnything(part)) return [emptyShape()];
    const known = this.known.get(part);
    if (known !== undefined) return known;
    // A schema that is an alternative of itself adds nothing to itself.
    if (this.reading.has(part)) {
      const stack = [...this.reading];
      for (const inner of stack.slice(stack.indexOf(part) + 1)) this.unfinished.add(inner);
      return [];
    }
    this.reading.add(part);
    const shapes = this.read(part);
    this.reading.delete(part);
    if (!this.unfinished.delete(part)) this.known.set(part, shapes);
    return shapes;
  }

  /** Returns the component behind a reference with nothing beside it, and its name; that of its only parts for an `allOf`. */
  target(part: Part): { part: Part; name?: string } {
    if (!isObject(part)) return { part };
    const reference = part.$ref ?? part.$dynamicRef;
    if (typeof reference !== 'string') return { part, ...this.nameOfParts(part) };
    const { part: target, name } = this.references.target(reference);
    const hasSiblings = this.countsSiblings && !isAnything(withoutReference(part));
    return hasSiblings ? { part, name } : { part: this.target(target).part, name };
  }

  private nameOfParts({ allOf, ...own }: JsonObject): { name?: string } {
    if (!Array.isArray(allOf) || !isAnything(own)) return {};
    const names = allOf.map((part) => this.target(part).name);
    return names.includes(undefined) || names.length === 0 ? {} : { name: names.join(' & ') };
  }

  private read(schema: JsonObject): Shape[] {
    const reference = schema.$ref ?? schema.$dynamicRef;
    if (typeof reference === 'string') {
      const { part, name } = this.references.target(reference);
      const named = this.shapes(part).map((shape) => ({ ...shape, name: shape.name ?? name }));
      const siblings = withoutReference(schema);
      if (!this.countsSiblings || isAnything(siblings)) return named;
      return this.product(named, this.shapes(siblings));
    }
    const { allOf, anyOf, oneOf } = schema;
    let shapes = isAnything(withoutUnions(schema)) ? undefined : ownShapes(schema);
    for (const part of Array.isArray(allOf) ? allOf : []) {
      if (this.reading.has(this.target(part).part)) continue;
      shapes = this.product(shapes, this.shapes(part).map(withoutName));
    }
    for (const members of [anyOf, oneOf]) {
      if (Array.isArray(members)) shapes = this.product(shapes, tagMembers(this, schema, members));
    }
    shapes = (shapes ?? ownShapes(schema)).map((shape) => closeUnevaluated(this, schema, shape));
    const hasNull = shapes.some(({ type }) => type === 'null');
    if (schema.nullable === true && !hasNull) shapes = [...shapes, { ...emptyShape(), type: 'null' }];
    return mergeEnumerations(shapes.flatMap((shape) => withoutRefused(shape) ?? []));
  }

  /** Returns the shapes of the values that fit one of each; `left` is absent where it takes every value. */
  private product(left: Shape[] | undefined, right: Shape[]): Shape[] {
    if (left === undefined)
      return right.flatMap((shape) => (shape.type === undefined ? shape : (ofType(shape, shape.type) ?? [])));
    if (left.length * right.length > mostShapes)
      throw new Error(`a schema has more than ${mostShapes} combinations of its alternatives`);
    return left.flatMap((one) => right.flatMap((other) => meet(one, other, this.conjunctions) ?? []));
  }
}

/** A listed value that the schema's own bounds or patterns refuse is no value of it. */
function withoutRefused(shape: Shape): Shape | undefined {
  if (shape.not.some(isAnything)) return undefined;
  const values = shape.values?.filter((value) => keepsConstraints(shape, value));
  if (values === undefined || values.length === shape.values?.length) return shape;
  return values.length === 0 ? undefined : { ...shape, values };
}

const withoutName = ({ name: _, ...shape }: Shape): Shape => shape;

function withoutReference({ $ref, $dynamicRef, ...siblings }: JsonObject): JsonObject {
  return siblings;
}

/** The keywords whose schemas are read apart. */
function withoutUnions({ allOf, anyOf, oneOf, discriminator, nullable, ...own }: JsonObject): JsonObject {
  return own;
}
