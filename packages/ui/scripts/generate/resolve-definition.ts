import { resolveStaticElement } from '@tamagui/core/static-resolve';
import { checkDeclaration, checkProperty } from './check-style.ts';
import type { Definition, StaticConfig } from './find-sources.ts';
import { kebab } from './find-sources.ts';
import { parseRule, type Rule } from './parse-rule.ts';

export interface ResolvedVariant {
  readonly variant: string;
  readonly value: string;
  readonly className: string;
  readonly rules: readonly Rule[];
}

export interface ResolvedDefinition {
  readonly name: string;
  /** Its file below `src`. */
  readonly source: string;
  readonly className: string;
  readonly isText: boolean;
  readonly base: readonly Rule[];
  readonly variants: readonly ResolvedVariant[];
  /** What each variant is for. */
  readonly notes: ReadonlyMap<string, string>;
}

/** Variants that every Tamagui text inherits; ours have other names. */
const inherited = new Set(['ellipsis', 'numberOfLines']);
const notStyle = new Set(['name', 'className', 'render', 'tag', 'displayName']);

/**
 * Resolves the base and each variant value **separately**: a difference from the base would lose values that must override another variant.
 * @throws Error naming the definition and the property that Tamagui cannot express, or the colour that is not a token
 */
export function resolveDefinition({ name, source, staticConfig, notes }: Definition): ResolvedDefinition {
  const className = `u-${name}`;
  const where = `${source} (${name})`;
  const bare: StaticConfig = { ...staticConfig, defaultProps: {} };
  const variantNames = new Set(Object.keys(staticConfig.variants ?? {}));
  const base = styleProps(staticConfig.defaultProps ?? {}, variantNames);
  const own = Object.entries(staticConfig.variants ?? {}).filter(([variant]) => !inherited.has(variant));
  const baseRules = resolveProps(base, bare, where);
  const variants = own.flatMap(([variant, values]) =>
    Object.entries(values).map(([value, props]) => ({
      variant,
      value,
      className: variantClass(className, variant, value),
      rules: overBase(
        resolveProps(
          variantProps(props, `${where} ${variant}=${value}`),
          bare,
          `${where} ${variant}=${value}`,
        ),
        baseRules,
      ),
    })),
  );
  return {
    name,
    source,
    className,
    isText: staticConfig.isText ?? false,
    base: baseRules,
    variants,
    notes,
  };
}

/**
 * Makes a variant's value replace the base's completely, with its states and widths, as in the runtime: where the base has a later layer
 * and the variant has none, the variant's plain value is repeated there.
 */
function overBase(rules: readonly Rule[], base: readonly Rule[]): Rule[] {
  const plain = new Map(
    rules.filter(({ media, state }) => !media && !state).map((rule) => [propertyOf(rule), rule.declaration]),
  );
  const layer = (rule: Rule) => `${rule.state} ${rule.media} ${propertyOf(rule)}`;
  const spoken = new Set(rules.map(layer));
  const repeated = base
    .filter((rule) => (rule.media || rule.state) && !spoken.has(layer(rule)))
    .flatMap((rule) => {
      const declaration = plain.get(propertyOf(rule));
      return declaration ? [{ ...rule, declaration }] : [];
    });
  return [...rules, ...repeated];
}

function propertyOf({ declaration }: Rule): string {
  return declaration.split(':')[0]?.trim() ?? '';
}

export function variantClass(className: string, variant: string, value: string): string {
  return value === 'true'
    ? `${className}--${kebab(variant)}`
    : `${className}--${kebab(variant)}-${kebab(value)}`;
}

function styleProps(
  props: Readonly<Record<string, unknown>>,
  variantNames: ReadonlySet<string>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(props).filter(([key]) => !notStyle.has(key) && !variantNames.has(key)),
  );
}

function variantProps(props: unknown, where: string): Record<string, unknown> {
  if (typeof props === 'function') throw new Error(`${where}: a function variant has no static output`);
  return props as Record<string, unknown>;
}

/** Resolves one property at a time, to detect one without effect; the source order is the order of the cascade. */
function resolveProps(
  props: Readonly<Record<string, unknown>>,
  staticConfig: StaticConfig,
  where: string,
): Rule[] {
  return Object.entries(props).flatMap(([key, value]) => {
    if (key.startsWith('...')) throw new Error(`${where}: a spread variant has no static output`);
    checkProperty(key, value, where);
    const result = resolveStaticElement(
      { id: key, props: { [key]: value }, staticConfig: staticConfig as never, componentName: where },
      'web',
      'light',
    );
    if (!result.ok) throw new Error(`${where}: ${key}: ${result.bailout?.message ?? 'cannot be resolved'}`);
    const rules = (result.css ?? [])
      .map((css) => parseRule(css, `${where}: ${key}`))
      .filter((rule) => rule !== undefined);
    if (rules.length === 0)
      throw new Error(
        `${where}: ${key}: ${JSON.stringify(value)} gives no style: misspelled, or a text property on a View (use Text), or not known to Tamagui (put it in the companion .css)`,
      );
    for (const rule of rules) checkDeclaration(rule, `${where}: ${key}`);
    return rules;
  });
}
