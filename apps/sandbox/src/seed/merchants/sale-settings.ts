import { createRandom, type Random } from '../random';
import type { CategoryType, SeedSupplier } from '../seed-types';

export interface SeedSaleSetting {
  merchantId: string;
  acceptsDirectOrder: boolean;
  minOrderRial?: number;
  paymentTerms: string[];
  deliveryMethods: string[];
  saleCityIds: string[];
  answerSlaHours?: number;
  requiredDocumentTypeIds: string[];
}

/** Delivery methods of products and services of each area, and the document that a request must have. */
const customs: Record<CategoryType, { deliveryMethods: string[]; document?: string }> = {
  Product: { deliveryMethods: ['BuyerPickup', 'SupplierDelivery', 'Freight'] },
  IndustrialService: { deliveryMethods: ['BuyerPickup', 'Freight'], document: 'tdt-drawing' },
  ConsultingService: { deliveryMethods: ['Electronic', 'Post'], document: 'tdt-technical-spec' },
  ElectronicDocument: { deliveryMethods: ['Electronic'] },
};

/**
 * The first supplier takes orders without documents, the second requires a specification, the third takes messages only, so that a demo
 * shows all.
 */
const shown: Record<string, Partial<SeedSaleSetting>> = {
  'm-1': { acceptsDirectOrder: true, requiredDocumentTypeIds: [] },
  'm-2': { acceptsDirectOrder: true, requiredDocumentTypeIds: ['tdt-technical-spec'] },
  'm-3': { acceptsDirectOrder: false },
};

/** Builds one setting for each supplier's merchant. */
export function buildSaleSettings(suppliers: readonly SeedSupplier[]): SeedSaleSetting[] {
  return suppliers.map(settingOf);
}

function settingOf(supplier: SeedSupplier): SeedSaleSetting {
  const random = createRandom(`sale-setting-${supplier.id}`);
  const { deliveryMethods, document } = customs[supplier.categoryTypes[0] ?? 'Product'];
  return {
    merchantId: supplier.merchantId,
    acceptsDirectOrder: supplier.isActive && random.chance(0.9),
    ...(random.chance(0.6) ? { minOrderRial: random.pick([1, 2, 5, 10, 20, 50]) * 10_000_000 } : {}),
    paymentTerms: paymentTerms(random),
    deliveryMethods: random.sample(deliveryMethods, random.int(1, deliveryMethods.length)),
    saleCityIds: supplier.saleCityIds,
    ...(supplier.responseHours === undefined ? {} : { answerSlaHours: Math.max(4, supplier.responseHours) }),
    requiredDocumentTypeIds: document !== undefined && random.chance(0.7) ? [document] : [],
    ...shown[supplier.merchantId],
  };
}

function paymentTerms(random: Random): string[] {
  return ['Cash', ...random.sample(['Check', 'Credit', 'Lc'], random.int(0, 2))];
}
