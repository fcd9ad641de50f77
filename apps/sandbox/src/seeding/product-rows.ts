import { searchColumn } from '@bazaar/domain/persian/search-key';
import { persianOrderKey } from '../catalogue/persian-order';
import type { TableRow } from '../db/insert-rows';
import type { SeedBaseProduct, SeedProduct } from '../seed/seed-types';
import { drawingRef } from './drawing-ref';
import type { SeedLookups } from './seed-lookups';

export interface ProductRows {
  product: TableRow;
  values: TableRow[];
}

/**
 * Returns the row of one product, with the two display-only parts of its response, and one row per property value. `tokensOf` gives the
 * numbers of the product's tokens.
 */
export function productRows(
  product: SeedProduct,
  lookups: SeedLookups,
  tokensOf: (product: SeedProduct, searchKey: string) => string[],
): ProductRows {
  const no = Number(product.id.slice('sp-'.length));
  const category = lookups.category(product.categoryId);
  const searchKey = searchColumn(
    [product.name, product.scientificName, product.brand, product.model, category.name].join(' '),
  );
  const isPublicPrice = product.price.kind !== 'LoginToSee';
  return {
    product: {
      no,
      id: product.id,
      base_product_id: product.baseProductId ?? null,
      category_id: product.categoryId,
      category_type: product.categoryType,
      supplier_id: product.supplierId,
      name: product.name,
      slug: product.slug,
      search_key: searchKey,
      code_key: product.code.replace(/\D/g, ''),
      tokens: tokensOf(product, searchKey),
      name_sort_key: persianOrderKey(product.name),
      price_kind: product.price.kind,
      amount_rial: isPublicPrice ? (product.price.amountRial ?? null) : null,
      sale_city_ids: product.saleCityIds,
      is_available: product.isAvailable,
      visit_count: product.visitCount,
      created_at: product.createdAt,
      updated_at: product.updatedAt,
      drawing_family: product.drawingFamily,
      summary: productSummary(product, lookups),
      detail: productDetail(product, lookups),
    },
    values: product.values.map((value) => ({
      property_id: value.propertyId,
      product_no: no,
      // Numbers without a quantity have no base unit: they are stored unchanged.
      base_min: value.baseValue ?? value.value ?? null,
      base_max: value.baseMaxValue ?? value.maxValue ?? value.baseValue ?? value.value ?? null,
      option_ids: value.optionIds ?? null,
      bool_value: value.bool ?? null,
      sort_text: sortText(value, lookups),
    })),
  };
}

export function baseProductRow(base: SeedBaseProduct, lookups: SeedLookups): TableRow {
  return {
    id: base.id,
    category_id: base.categoryId,
    name: base.name,
    slug: base.slug,
    drawing_family: base.drawingFamily,
    document: {
      id: base.id,
      name: base.name,
      slug: base.slug,
      scientificName: base.scientificName,
      categoryId: base.categoryId,
      image: drawingRef(base.id, base.slug),
      properties: base.values.map((value) => lookups.propertyValue(value)),
    },
  };
}

function productSummary(product: SeedProduct, lookups: SeedLookups): Record<string, unknown> {
  const keyIds = lookups.keyPropertyIds(product.categoryId);
  return {
    id: product.id,
    baseProductId: product.baseProductId,
    categoryId: product.categoryId,
    categoryType: product.categoryType,
    name: product.name,
    slug: product.slug,
    scientificName: product.scientificName,
    code: product.code,
    brand: product.brand,
    model: product.model,
    image: drawingRef(product.id, product.slug),
    keyProperties: product.values
      .filter(({ propertyId }) => keyIds.has(propertyId))
      .map((value) => lookups.propertyValue(value)),
    price: product.price,
    moq: product.moq,
    unitOfMeasurementId: product.unitOfMeasurementId,
    saleCityIds: product.saleCityIds,
    isAvailable: product.isAvailable,
    isSponsored: product.isSponsored,
    updatedAt: product.updatedAt,
  };
}

function productDetail(product: SeedProduct, lookups: SeedLookups): Record<string, unknown> {
  return {
    images: [drawingRef(product.id, product.slug)],
    videos: [],
    files: [],
    properties: product.values.map((value) => lookups.propertyValue(value)),
    shortDescription: product.shortDescription,
    descriptionHtml: product.descriptionHtml,
    standards: product.standards,
    countryOfOrigin: product.countryOfOrigin,
    leadTimeDays: product.leadTimeDays,
    packaging: product.packaging,
    warranty: product.warranty,
    deliveryTerms: product.deliveryTerms,
    paymentTerms: product.paymentTerms,
    visitCount: product.visitCount,
    favoriteCount: product.favoriteCount,
    breadcrumb: lookups.breadcrumb(product.categoryId),
    seo: {
      title: product.name,
      description: product.shortDescription.slice(0, 155),
      canonicalPath: `/products/${product.id}/${product.slug}`,
      noindex: false,
    },
  };
}

function sortText(value: SeedProduct['values'][number], lookups: SeedLookups): string | null {
  const shown = lookups.propertyValue(value);
  const text = shown.text ?? shown.optionTitles?.join(' ');
  return text === undefined ? null : persianOrderKey(text);
}
