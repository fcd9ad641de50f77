import type { Thing, WithContext } from 'schema-dts';

/**
 * Structured data of a page. Its types are those of schema.org: a property that does not belong to its thing does not compile.
 * `<` is escaped so that no text of the catalogue can end the element.
 */
export function JsonLd({ data }: { readonly data: WithContext<Thing> }) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  );
}
