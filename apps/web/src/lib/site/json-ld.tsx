import type { Thing, WithContext } from 'schema-dts';

/**
 * Renders the structured data of a page with the types of schema.org: a property that its type does not have fails to compile. `<` is
 * escaped so that no text of the catalogue can end the element.
 */
export function JsonLd({ data }: { readonly data: WithContext<Thing> }) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  );
}
