import type { JsonObject } from '../../document';
import { isAlikeInForms, isNew, row } from './keyword-row.fixture';

const text = { type: 'string' };
const integer = { type: 'integer' };
const shape = (kind: string, rest: JsonObject = {}): JsonObject => ({
  type: 'object',
  properties: { kind: { type: 'string', enum: [kind] }, ...rest },
  required: ['kind'],
});
const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const components = {
  Cat: shape('Cat', { lives: integer }),
  Dog: shape('Dog', { tricks: integer }),
  Plain: { type: 'object', properties: { n: integer }, required: ['n'] },
  Same: { type: 'object', properties: { n: integer }, required: ['n'] },
  Short: { type: 'string', maxLength: 5 },
  // Their kind is any text: what it may be, the discriminator says alone.
  Hen: { type: 'object', properties: { kind: text, eggs: integer }, required: ['kind'] },
  Cow: { type: 'object', properties: { kind: text, milk: integer }, required: ['kind'] },
};
const of = (...names: string[]) => ({ oneOf: names.map(reference) });
const told = (...names: string[]) => ({ ...of(...names), discriminator: { propertyName: 'kind' } });
const mapped = (...names: string[]) => ({
  ...told(...names),
  discriminator: {
    propertyName: 'kind',
    mapping: Object.fromEntries(names.map((name) => [name, reference(name).$ref])),
  },
});
const byKind = (mapping: JsonObject) => ({
  ...told('Hen', 'Cow'),
  discriminator: { propertyName: 'kind', mapping },
});
const [hen, cow] = [reference('Hen').$ref, reference('Cow').$ref];
const dog = { kind: 'Dog' };
const aliased = { components, isUnchecked: true };

export const unions = [
  row('a shape less', of('Cat', 'Dog'), of('Cat'), dog, 'a dog', { components }),
  row('a shape less, with a discriminator', told('Cat', 'Dog'), told('Cat'), dog, 'a dog', { components }),
  row('a shape less, with a mapping', mapped('Cat', 'Dog'), mapped('Cat'), dog, 'a dog', { components }),
  row('the first shape less', of('Dog', 'Cat'), of('Cat'), dog, 'a dog', { components }),
  row('a union made its first shape', of('Cat', 'Dog'), reference('Cat'), dog, 'a dog', { components }),
  row('a union made its last shape', of('Dog', 'Cat'), reference('Cat'), dog, 'a dog', { components }),
  row(
    'a name of a shape less',
    byKind({ hen, chick: hen, cow }),
    byKind({ hen, cow }),
    { kind: 'chick' },
    'a chick',
    aliased,
  ),
  row(
    'a name less, of a shape written by name',
    byKind({ hen: 'Hen', chick: 'Hen', cow: 'Cow' }),
    byKind({ hen: 'Hen', cow: 'Cow' }),
    { kind: 'chick' },
    'a chick',
    aliased,
  ),
  row(
    'a name less, where a parent alone has the mapping',
    { ...components.Hen, discriminator: { propertyName: 'kind', mapping: { hen, chick: hen } } },
    { ...components.Hen, discriminator: { propertyName: 'kind', mapping: { hen } } },
    { kind: 'chick' },
    'a chick',
    aliased,
  ),
  row(
    'a shape written in place less',
    { oneOf: [shape('Cat'), shape('Dog')] },
    { oneOf: [shape('Cat')] },
    dog,
    'a dog',
  ),
  row(
    'an unnamed shape of another type less',
    { anyOf: [text, integer] },
    { anyOf: [text] },
    1,
    'a number',
    isAlikeInForms,
  ),
  row('an unnamed object less', { anyOf: [text, reference('Plain')] }, text, { n: 1 }, 'an object', {
    components,
  }),
  row(
    'a shape bounded',
    { oneOf: [shape('Cat', { n: integer }), shape('Dog')] },
    { oneOf: [shape('Cat', { n: { ...integer, maximum: 9 } }), shape('Dog')] },
    { kind: 'Cat', n: 10 },
    'a cat with the number 10',
  ),
  row(
    'a shape bounded and moved',
    { oneOf: [shape('Cat', { n: integer }), shape('Dog')] },
    { oneOf: [shape('Dog'), shape('Cat', { n: { ...integer, maximum: 9 } })] },
    { kind: 'Cat', n: 10 },
    'a cat with the number 10',
  ),
  row(
    'a text of a union bounded',
    { anyOf: [text, integer] },
    { anyOf: [{ ...text, maxLength: 2 }, integer] },
    'long',
    'a long text',
  ),
  row(
    'one listed value of a union less',
    { oneOf: [{ const: 'a' }, { const: 'b' }] },
    { oneOf: [{ const: 'a' }] },
    'b',
    'the text b',
  ),
  row(
    'null of a union less',
    { oneOf: [reference('Plain'), { type: 'null' }] },
    reference('Plain'),
    null,
    'null',
    { components },
  ),
  row(
    'null of a larger union less',
    { anyOf: [text, integer, { type: 'null' }] },
    { anyOf: [text, integer] },
    null,
    'null',
  ),
  row(
    'field required of all shapes',
    { type: 'object', properties: { a: text }, oneOf: [shape('Cat'), shape('Dog')] },
    { type: 'object', properties: { a: text }, required: ['a'], oneOf: [shape('Cat'), shape('Dog')] },
    dog,
    'a dog without a',
  ),
  row(
    'a part more',
    reference('Plain'),
    { allOf: [reference('Plain'), { properties: { n: { maximum: 9 } } }] },
    { n: 10 },
    'the number 10',
    { components },
  ),
  row(
    'a part with its own field required',
    { allOf: [reference('Plain'), { properties: { m: text } }] },
    { allOf: [reference('Plain'), { properties: { m: text }, required: ['m'] }] },
    { n: 1 },
    'an object without m',
    { components },
  ),
  // By values nothing is lost; by name a shape is.
  row(
    'a named shape less that looks like another',
    of('Plain', 'Same'),
    of('Plain'),
    { n: 1 },
    'a shape called Same',
    {
      components,
      isUnchecked: true,
    },
  ),
  row(
    'a keyword beside a reference',
    reference('Short'),
    { ...reference('Short'), minLength: 2 },
    'a',
    'a single letter',
    { components, ...isNew },
  ),
  row(
    'a tighter keyword beside a reference',
    reference('Short'),
    { ...reference('Short'), maxLength: 2 },
    'abc',
    'a text of three letters',
    { components, ...isNew },
  ),
  row('a component replaced by a shorter one', text, reference('Short'), 'longer', 'a text of six letters', {
    components,
  }),
  row(
    'every item refused',
    { type: 'array', items: text },
    { type: 'array', items: { not: {} } },
    ['a'],
    'any item',
  ),
];
