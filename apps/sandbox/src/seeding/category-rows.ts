import { searchColumn } from '@bazaar/domain/persian/search-key';
import type { TableRow } from '../db/insert-rows';
import type { Seed, SeedCategory } from '../seed/seed-types';

/** Builds the rows of the category tree, its closure, the properties and their use in categories. */
export function categoryRows(seed: Seed): TableRow[] {
  return seed.categories.map((category) => ({
    id: category.id,
    parent_id: category.parentId ?? null,
    category_type: category.categoryType,
    name: category.name,
    slug: category.slug,
    scientific_name: category.scientificName,
    level: category.level,
    is_active: category.isActive,
    sort_order: category.sortOrder,
    search_key: searchColumn(
      [category.name, category.scientificName, category.englishName, ...category.synonyms].join(' '),
    ),
    drawing_family: category.drawingFamily,
    document: categoryDocument(category),
  }));
}

export function closureRows(categories: readonly SeedCategory[]): TableRow[] {
  const parents = new Map(categories.map(({ id, parentId }) => [id, parentId]));
  return categories.flatMap(({ id }) => {
    const rows: TableRow[] = [];
    let ancestor: string | undefined = id;
    for (let depth = 0; ancestor !== undefined; depth += 1) {
      rows.push({ ancestor_id: ancestor, descendant_id: id, depth });
      ancestor = parents.get(ancestor);
    }
    return rows;
  });
}

export function propertyRows(seed: Seed): TableRow[] {
  return seed.properties.map((property) => {
    const { options, ...document } = property;
    return {
      id: property.id,
      title: property.title,
      data_type: property.dataType,
      measurement_quantity_id: property.measurementQuantityId ?? null,
      document: { ...document, hasOptions: options.length > 0 },
    };
  });
}

export function optionRows(seed: Seed): TableRow[] {
  return seed.properties.flatMap(({ id, options }) =>
    options.map((option, index) => ({
      property_id: id,
      id: option.id,
      title: option.title,
      sort_order: index,
    })),
  );
}

export function categoryPropertyRows(seed: Seed): TableRow[] {
  const properties = new Map(seed.properties.map((property) => [property.id, property]));
  return seed.categoryProperties.map((use) => {
    const property = properties.get(use.propertyId);
    if (property === undefined) throw new Error(`The seed uses an unknown property ${use.propertyId}`);
    const { options, id: _, ...definition } = property;
    const { optionIds, propertyId, ...own } = use;
    const allowed = options.filter(({ id }) => optionIds.includes(id));
    return {
      category_id: use.categoryId,
      property_id: propertyId,
      sort_order: use.sortOrder,
      is_filterable: use.isFilterable,
      is_comparable: use.isComparable,
      document: {
        id: propertyId,
        ...definition,
        ...own,
        ...(allowed.length === 0 ? {} : { options: allowed }),
      },
    };
  });
}

function categoryDocument(category: SeedCategory): Record<string, unknown> {
  const { sortOrder: _order, drawingFamily: _family, ...shown } = category;
  return {
    ...shown,
    image: {
      id: `f-${category.id}`,
      url: `/media/drawings/${category.id}.webp`,
      name: `${category.slug}.webp`,
      mime: 'image/webp',
      sizeBytes: 0,
      width: 640,
      height: 440,
    },
    seo: {
      title: category.name,
      description: category.shortDescription.slice(0, 155),
      canonicalPath: `/category/${category.id}/${category.slug}`,
      noindex: false,
    },
  };
}
