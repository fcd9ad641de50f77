import { propertyDefinitions } from '../areas/areas';
import { brands } from '../brands';
import { isLeaf, type Leaf, type PropertyDefinition } from '../define';
import { units } from '../quantities';
import type { SeedCategoryProperty, SeedProperty } from '../seed-types';
import { listTreeNodes, type TreeNode } from './catalogue-tree';

export const propertyIdOf = (key: string) => `p-${key}`;
export const optionIdOf = (key: string, slug: string) => `o-${key}-${slug}`;

const brandDefinition: PropertyDefinition = {
  key: 'brand',
  title: 'برند',
  englishTitle: 'Brand',
  group: 'عمومی',
  dataType: 'Option',
  options: Object.fromEntries(Object.entries(brands).map(([slug, { title }]) => [slug, title])),
};

/** Every definition by its key, including «برند». */
export const definitionsByKey: ReadonlyMap<string, PropertyDefinition> = new Map(
  [brandDefinition, ...propertyDefinitions].map((definition) => [definition.key, definition]),
);

const displayTexts = new Map(units.map(({ id, displayText }) => [id, displayText]));

export function buildProperties(): SeedProperty[] {
  return [...definitionsByKey.values()].map((definition) => ({
    id: propertyIdOf(definition.key),
    title: definition.title,
    englishTitle: definition.englishTitle,
    group: definition.group,
    dataType: definition.dataType,
    ...(definition.symbol ? { symbol: definition.symbol } : {}),
    ...(definition.helpText ? { helpText: definition.helpText } : {}),
    ...(definition.bounds ? { minValue: definition.bounds[0], maxValue: definition.bounds[1] } : {}),
    ...(definition.decimals === undefined ? {} : { decimals: definition.decimals }),
    ...(definition.quantity && definition.unit
      ? {
          measurementQuantityId: `q-${definition.quantity}`,
          defaultMeasurementUnitId: `u-${definition.unit}`,
          defaultMeasurementUnitDisplayText: displayTexts.get(`u-${definition.unit}`)!,
        }
      : {}),
    options: Object.entries(definition.options ?? {}).map(([slug, title]) => ({
      id: optionIdOf(definition.key, slug),
      title,
    })),
  }));
}

/**
 * Builds the properties of categories: leaves with their set; ancestors with the properties shared by all their leaves, and the options of
 * any of them.
 */
export function buildCategoryProperties(): SeedCategoryProperty[] {
  const nodes = listTreeNodes();
  const rowsByLeaf = new Map(
    nodes.flatMap(({ node, categoryId }) => (isLeaf(node) ? [[categoryId, leafRows(node, categoryId)]] : [])),
  );
  return nodes.flatMap((node) => {
    const own = rowsByLeaf.get(node.categoryId);
    return own ?? sharedRows(node, rowsByLeaf);
  });
}

function leafRows(leaf: Leaf, categoryId: string): SeedCategoryProperty[] {
  return leaf.properties.map((entry, index) => {
    const [key = '', flags = ''] = entry.split(' ');
    return {
      categoryId,
      propertyId: propertyIdOf(key),
      sortOrder: index,
      isKey: flags.includes('k'),
      isFilterable: flags.includes('f'),
      isComparable: flags.includes('c'),
      isRequiredInRequest: flags.includes('r'),
      optionIds: optionsOf(leaf, key),
    };
  });
}

function optionsOf(leaf: Leaf, key: string): string[] {
  const slugs = key === 'brand' ? leaf.brands : [...usedOptions(leaf, key)];
  return slugs.map((slug) => optionIdOf(key, slug));
}

/** Returns the options that the leaf's models use, in the order of the definition. */
function usedOptions(leaf: Leaf, key: string): string[] {
  const options = Object.keys(definitionsByKey.get(key)?.options ?? {});
  if (options.length === 0) return [];
  const used = new Set<string>();
  const count = leaf.space.axes.reduce((product, length) => product * length, 1);
  for (let index = 0; index < count; index++) {
    const value = leaf.space.build(axisIndexes(leaf.space.axes, index)).values[key];
    for (const slug of Array.isArray(value) ? value : [value]) {
      if (typeof slug === 'string') used.add(slug);
    }
  }
  return options.filter((slug) => used.has(slug));
}

/** Returns the mixed-radix digits of a model's number. */
export function axisIndexes(axes: number[], index: number): number[] {
  let rest = index;
  return axes.map((length) => {
    const digit = rest % length;
    rest = Math.floor(rest / length);
    return digit;
  });
}

function sharedRows(
  { categoryId, leafIds }: TreeNode,
  rowsByLeaf: ReadonlyMap<string, SeedCategoryProperty[]>,
): SeedCategoryProperty[] {
  const [first = [], ...others] = leafIds.map((id) => rowsByLeaf.get(id) ?? []);
  return first.flatMap((row) => {
    const variants = others.map((rows) => rows.find(({ propertyId }) => propertyId === row.propertyId));
    if (variants.some((variant) => variant === undefined)) return [];
    const all = [row, ...variants.filter((variant) => variant !== undefined)];
    return [
      {
        ...row,
        categoryId,
        isKey: all.every(({ isKey }) => isKey),
        isFilterable: all.some(({ isFilterable }) => isFilterable),
        isComparable: all.every(({ isComparable }) => isComparable),
        isRequiredInRequest: false,
        optionIds: [...new Set(all.flatMap(({ optionIds }) => optionIds))],
      },
    ];
  });
}
