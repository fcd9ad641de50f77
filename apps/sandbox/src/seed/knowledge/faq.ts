import { createRandom } from '../random';
import { accountQuestions } from './faq-account';
import { deliveryQuestions } from './faq-delivery';
import { documentQuestions } from './faq-documents';
import { membershipQuestions } from './faq-membership';
import { orderQuestions } from './faq-orders';
import { paymentQuestions } from './faq-payments';
import { productQuestions } from './faq-products';
import { safetyQuestions } from './faq-safety';
import { supplierQuestions } from './faq-suppliers';
import type { FaqDefinition } from './faq-types';

const definitions: readonly FaqDefinition[] = [
  orderQuestions,
  supplierQuestions,
  productQuestions,
  paymentQuestions,
  safetyQuestions,
  membershipQuestions,
  deliveryQuestions,
  documentQuestions,
  accountQuestions,
];

export interface SeedFaqQuestion {
  id: string;
  categoryId: string;
  question: string;
  answerHtml: string;
  visitCount: number;
  sortOrder: number;
}

export function buildFaqCategories() {
  return definitions.map(({ slug, title, icon }, index) => ({
    id: `faq-${slug}`,
    title,
    icon,
    isActive: true,
    sortOrder: index + 1,
  }));
}

/** Builds every question; the first of a category are read most. */
export function buildFaqQuestions(): SeedFaqQuestion[] {
  return definitions.flatMap(({ slug, entries }) =>
    entries.map(([question, answerHtml], index) => ({
      id: `faq-${slug}-${index + 1}`,
      categoryId: `faq-${slug}`,
      question,
      answerHtml,
      visitCount: createRandom(`faq-${slug}-${index}`).int(120, 900) + Math.max(0, 5 - index) * 180,
      sortOrder: index + 1,
    })),
  );
}
