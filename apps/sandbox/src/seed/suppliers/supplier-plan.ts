import { createRandom } from '../random';
import type { CategoryType } from '../seed-types';
import { listLeaves } from '../taxonomy/catalogue-tree';

/** Location and field of a supplier, before it has a name. */
export interface SupplierPlan {
  /** From 1. */
  no: number;
  groupSlug: string;
  categoryType: CategoryType;
  categoryIds: string[];
  isActive: boolean;
}

const SUPPLIERS_PER_GROUP: Record<CategoryType, number> = {
  Product: 12,
  IndustrialService: 7,
  ConsultingService: 5,
  ElectronicDocument: 4,
};
/** A group of offers has at most five different suppliers. */
const LEAST_SUPPLIERS = 5;
const INACTIVE = new Set([37, 74, 111, 148]);

export function planSuppliers(): SupplierPlan[] {
  const leaves = listLeaves();
  const groups = [...new Map(leaves.map((leaf) => [leaf.groupSlug, leaf.categoryType])).entries()];
  const plans: SupplierPlan[] = [];
  for (const [groupSlug, categoryType] of groups) {
    const mine = leaves.filter((leaf) => leaf.groupSlug === groupSlug);
    const families = [...new Set(mine.map(({ familySlug }) => familySlug))];
    for (let index = 0; index < SUPPLIERS_PER_GROUP[categoryType]; index++) {
      const no = plans.length + 1;
      const random = createRandom(`supplier-plan-${no}`);
      const chosen = random.sample(
        families,
        Math.max(1, Math.ceil(families.length * random.between(0.4, 0.8))),
      );
      plans.push({
        no,
        groupSlug,
        categoryType,
        categoryIds: mine
          .filter(({ familySlug }) => chosen.includes(familySlug))
          .map(({ categoryId }) => categoryId),
        isActive: !INACTIVE.has(no),
      });
    }
    fillThinCategories(
      plans.filter((plan) => plan.groupSlug === groupSlug && plan.isActive),
      mine.map(({ categoryId }) => categoryId),
    );
  }
  return plans;
}

function fillThinCategories(plans: SupplierPlan[], categoryIds: string[]): void {
  const wanted = Math.min(LEAST_SUPPLIERS, plans.length);
  for (const [index, categoryId] of categoryIds.entries()) {
    for (
      let step = 0;
      plans.filter((plan) => plan.categoryIds.includes(categoryId)).length < wanted;
      step++
    ) {
      const plan = plans[(index + step) % plans.length]!;
      if (!plan.categoryIds.includes(categoryId)) plan.categoryIds.push(categoryId);
    }
  }
}
