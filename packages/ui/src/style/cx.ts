import type { Definitions } from '../generated/definitions';

type Variants = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * Returns the class names of a definition in the static stylesheet.
 *
 * @param name the definition in kebab-case, `product-card` for `ProductCard`
 * @param variants its variants; an invalid one does not compile
 * @param extra the class of a supplementary stylesheet, when the definition has one
 */
export function cx<Name extends keyof Definitions>(
  name: Name,
  variants?: Definitions[Name],
  extra?: string,
): string {
  let classes = `u-${name}`;
  for (const [variant, value] of Object.entries((variants ?? {}) as Variants)) {
    if (value === undefined || value === false) continue;
    classes += ` u-${name}--${kebab(variant)}${value === true ? '' : `-${kebab(String(value))}`}`;
  }
  return extra ? `${classes} ${extra}` : classes;
}

function kebab(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
}
