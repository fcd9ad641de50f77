import { isObject, type Json, type JsonObject } from '../../document.ts';
import { settled } from '../values/schema-parts.ts';
import { asObject } from './json-parts.ts';
import type { References } from './references.ts';

/** How a value stands in XML: OpenAPI's «XML Object», with the node types of 3.2. */
interface Node {
  readonly name: string;
  readonly namespace: string;
  readonly kind: 'element' | 'attribute' | 'text' | 'none';
}

/** Returns a function that writes values of a schema as an XML document; its root has the schema's `xml.name`, or the component's name. */
export function xmlWriter(references: References, root: JsonObject): (value: Json) => string {
  const component = typeof root.$ref === 'string' ? root.$ref.split('/').at(-1) : undefined;

  function element(part: Json | undefined, value: Json, name: string): string {
    const schema = settled(references, part);
    const node = nodeOf(schema, name);
    if (Array.isArray(value)) return list(schema, value, node, name);
    if (node.kind === 'text') return escaped(value);
    const { attributes, content } = isObject(value)
      ? members(schema, value)
      : { attributes: '', content: escaped(value) };
    return `<${node.name}${node.namespace}${attributes}>${content}</${node.name}>`;
  }

  /** Items stand one beside the other, in an element of their own only where the list is wrapped. */
  function list(schema: JsonObject, items: Json[], node: Node, name: string): string {
    const { wrapped, nodeType, name: listName } = asObject(schema.xml);
    const isWrapped = wrapped === true || nodeType === 'element';
    const itemName = isWrapped ? name : String(listName ?? name);
    const written = items.map((item) => element(schema.items, item, itemName)).join('');
    return isWrapped ? `<${node.name}${node.namespace}>${written}</${node.name}>` : written;
  }

  function members(schema: JsonObject, value: JsonObject) {
    let [attributes, content] = ['', ''];
    for (const [name, inner] of Object.entries(value)) {
      const part = asObject(schema.properties)[name];
      const node = nodeOf(settled(references, part), name);
      if (node.kind === 'attribute') attributes += ` ${node.name}="${escaped(inner)}"`;
      else if (inner !== null) content += element(part, inner, name);
    }
    return { attributes, content };
  }

  return (value) =>
    // An example may be the text itself.
    typeof value === 'string' && value.trimStart().startsWith('<')
      ? value
      : `<?xml version="1.0" encoding="UTF-8"?>${element(root, value, component ?? 'root')}`;
}

function nodeOf({ xml }: JsonObject, usual: string): Node {
  const { name = usual, prefix, namespace, attribute, nodeType } = asObject(xml);
  const start = typeof prefix === 'string' ? `${prefix}:` : '';
  const suffix = typeof prefix === 'string' ? `:${prefix}` : '';
  const address = typeof namespace === 'string' ? ` xmlns${suffix}="${escaped(namespace)}"` : '';
  const kind = attribute === true ? 'attribute' : ((nodeType ?? 'element') as Node['kind']);
  return { name: `${start}${String(name)}`, namespace: address, kind: kind === 'none' ? 'element' : kind };
}

const marks: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

/** Characters that XML 1.0 cannot hold are left out. */
function escaped(value: Json): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.replaceAll(notInXml, '').replaceAll(/[&<>"\t\n\r]/g, (mark) => marks[mark] ?? mark);
}

const notInXml = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Returns whether a value arrives as it is when it is written as XML: no empty list, no null, only characters that XML can hold. */
export function isWritableAsXml(value: Json): boolean {
  if (value === null) return false;
  if (Array.isArray(value)) return value.length > 0 && value.every(isWritableAsXml);
  if (isObject(value))
    return Object.entries(value).every(([name, inner]) => isName(name) && isWritableAsXml(inner));
  return String(value).replaceAll(notInXml, '') === String(value);
}

const isName = (name: string) => /^[\p{L}_][\p{L}\p{N}_.-]*$/u.test(name);
