import { brands } from '../brands';
import type { Model } from '../define';
import { slugify, toPersianDigits } from '../persian-text';
import { createRandom, hashKey, type Random } from '../random';
import { daysFromReference } from '../reference-date';
import type { SeedBaseProduct, SeedProduct, SeedSupplier } from '../seed-types';
import { type CatalogueLeaf, listLeaves } from '../taxonomy/catalogue-tree';
import { axisIndexes } from '../taxonomy/property-rows';
import { modelIndex, offerPosition } from './offer-groups';
import { leastOrder, makePrice } from './prices';
import { createSchedule } from './product-schedule';
import { writeTexts } from './product-texts';
import { toPropertyValues } from './property-values';

interface ProductFactory {
  /** Returns product sp-`no`, the same for every size of the seed. */
  product(no: number): SeedProduct;
  baseProducts(productCount: number): Iterable<SeedBaseProduct>;
}

export function createProductFactory(suppliers: SeedSupplier[]): ProductFactory {
  const leaves = listLeaves();
  const schedule = createSchedule(leaves);
  const sellers = leaves.map(({ categoryId }) =>
    suppliers
      .filter((supplier) => supplier.isActive && supplier.categoryIds.includes(categoryId))
      .sort((a, b) => hashKey(`${a.id}${categoryId}`) - hashKey(`${b.id}${categoryId}`)),
  );
  return {
    product: (no) => {
      const { leafIndex, occurrence } = schedule.slotOf(no);
      return makeProduct(no, leaves[leafIndex]!, occurrence, sellers[leafIndex]!);
    },
    *baseProducts(productCount) {
      for (const [leafIndex, leaf] of leaves.entries()) {
        const count = schedule.countIn(leafIndex, productCount);
        const last = count === 0 ? -1 : offerPosition(leaf, count - 1).modelNo;
        for (let modelNo = 0; modelNo <= last; modelNo++) yield makeBaseProduct(leaf, modelNo);
      }
    },
  };
}

interface NamedModel extends Model {
  fullName: string;
}

function modelOf(catalogueLeaf: CatalogueLeaf, modelNo: number): NamedModel {
  const { leaf } = catalogueLeaf;
  const { index, pass } = modelIndex(catalogueLeaf, modelNo);
  const model = leaf.space.build(axisIndexes(leaf.space.axes, index));
  // More products than models: later rounds are later series of the same models.
  const series = pass === 0 ? '' : ` سری ${toPersianDigits(pass + 1)}`;
  const fullName = `${model.name ?? `${leaf.name} ${model.designation}`}${series}`;
  return {
    ...model,
    designation: pass === 0 ? model.designation : `${model.designation} S${pass + 1}`,
    fullName,
  };
}

function baseProductId({ leaf }: CatalogueLeaf, modelNo: number): string {
  return `bp-${leaf.slug}-${modelNo + 1}`;
}

function makeBaseProduct(leaf: CatalogueLeaf, modelNo: number): SeedBaseProduct {
  const model = modelOf(leaf, modelNo);
  return {
    id: baseProductId(leaf, modelNo),
    categoryId: leaf.categoryId,
    categoryType: leaf.categoryType,
    name: model.fullName,
    slug: slugify(model.fullName),
    scientificName: leaf.leaf.scientificName,
    drawingFamily: leaf.leaf.drawing,
    values: toPropertyValues(leaf.leaf, model.values),
  };
}

function makeProduct(
  no: number,
  leaf: CatalogueLeaf,
  occurrence: number,
  sellers: SeedSupplier[],
): SeedProduct {
  const random = createRandom(`product-${no}`);
  const { modelNo, offerNo } = offerPosition(leaf, occurrence);
  const model = modelOf(leaf, modelNo);
  const turn = hashKey(`${leaf.leaf.slug}-${modelNo}`);
  const supplier = sellers[(turn + offerNo) % sellers.length]!;
  const offer = asOffered(leaf, model, turn + offerNo);
  const tradeUnitId = `tu-${model.unit ?? leaf.leaf.unit}`;
  const toman = model.toman * offer.level * random.between(0.94, 1.09);
  const moq = leaf.categoryType === 'Product' ? leastOrder(toman, tradeUnitId) : 1;
  const values = toPropertyValues(leaf.leaf, offer.values);
  const price = makePrice({ categoryType: leaf.categoryType, toman, tradeUnitId, moq }, random);
  return {
    id: `sp-${no}`,
    baseProductId: baseProductId(leaf, modelNo),
    categoryId: leaf.categoryId,
    categoryType: leaf.categoryType,
    supplierId: supplier.id,
    name: offer.name,
    slug: slugify(offer.name),
    scientificName: leaf.leaf.scientificName,
    code: `BS-${100_000 + no}`,
    ...(offer.brand ? { brand: offer.brand.title, countryOfOrigin: offer.brand.country } : {}),
    ...(leaf.categoryType === 'Product' ? { model: offer.designation } : {}),
    drawingFamily: leaf.leaf.drawing,
    values,
    price,
    moq,
    unitOfMeasurementId: tradeUnitId,
    saleCityIds: supplier.saleCityIds,
    standards: leaf.leaf.standards.map(([code, title]) => ({ code, title })),
    ...(leaf.categoryType === 'ElectronicDocument'
      ? { leadTimeDays: 0 }
      : { leadTimeDays: random.pick([1, 2, 2, 3, 5, 7, 10, 15, 30]) }),
    ...writeTexts(leaf.leaf, leaf.categoryType, offer.name, values, tradeUnitId, random),
    ...makeHistory(random),
  };
}

/** Returns the model as one manufacturer offers it: brand, designation, name and its own numbers. */
function asOffered({ leaf }: CatalogueLeaf, model: NamedModel, turn: number) {
  const brandSlug = leaf.brands.length > 0 ? leaf.brands[turn % leaf.brands.length]! : undefined;
  const brand = brandSlug ? brands[brandSlug] : undefined;
  if (brandSlug === undefined || brand === undefined) {
    return { designation: model.designation, name: model.fullName, values: model.values, level: 1 };
  }
  const own = leaf.byBrand?.(model, brandSlug);
  return {
    brand,
    designation: own?.designation ?? model.designation,
    name: own ? model.fullName.replace(model.designation, own.designation) : model.fullName,
    values: { ...model.values, ...own?.values, brand: brandSlug },
    level: brand.level,
  };
}

function makeHistory(random: Random) {
  const createdDaysAgo = random.between(0.2, 365);
  const updatedDaysAgo = createdDaysAgo * random.next() ** 2;
  const visitCount = Math.floor(random.next() ** 3 * 9000) + random.int(1, 60);
  return {
    isAvailable: random.chance(0.93),
    isSponsored: random.chance(0.02),
    visitCount,
    favoriteCount: Math.floor(visitCount * random.between(0, 0.03)),
    createdAt: daysFromReference(-createdDaysAgo),
    updatedAt: daysFromReference(-updatedDaysAgo),
  };
}
