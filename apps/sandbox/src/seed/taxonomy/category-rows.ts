import { isLeaf } from '../define';
import { slugify } from '../persian-text';
import type { CategoryType, SeedCategory } from '../seed-types';
import { listTreeNodes, rootCategoryIds } from './catalogue-tree';

const ROOTS: [type: CategoryType, name: string, scientificName: string, drawing: string, about: string][] = [
  [
    'IndustrialService',
    'خدمات صنعتی',
    'Industrial services',
    'service-cnc',
    'ساخت، برش، جوش، پوشش، ریخته‌گری و بازرسی روی سفارش شما.',
  ],
  [
    'Product',
    'محصولات',
    'Industrial products',
    'ball-bearing',
    'تجهیزات و کالاهای صنعتی با مشخصات فنی کامل.',
  ],
  [
    'ConsultingService',
    'خدمات مشاوره‌ای',
    'Consulting services',
    'consulting-design',
    'طراحی، محاسبات و مشاورهٔ صنعتی.',
  ],
  [
    'ElectronicDocument',
    'اسناد الکترونیکی',
    'Electronic documents',
    'document',
    'استانداردها، کاتالوگ‌ها، نقشه‌ها و مدارک فنی.',
  ],
];

/** Builds the categories: roots first, parents before their children. */
export function buildCategories(): SeedCategory[] {
  const roots = ROOTS.map(
    ([categoryType, name, scientificName, drawingFamily, about], index): SeedCategory => ({
      id: rootCategoryIds[categoryType],
      categoryType,
      name,
      slug: slugify(name),
      scientificName,
      englishName: scientificName,
      level: 1,
      isRoot: true,
      isActive: true,
      hasChildren: true,
      sortOrder: index,
      shortDescription: about,
      descriptionHtml: `<p>${about}</p>`,
      synonyms: [],
      drawingFamily,
    }),
  );
  const below = listTreeNodes().map(({ node, categoryType, categoryId, parentId, level, sortOrder }) => ({
    id: categoryId,
    parentId,
    categoryType,
    name: node.name,
    slug: slugify(node.name),
    scientificName: node.scientificName,
    englishName: node.scientificName,
    level,
    isRoot: false,
    isActive: true,
    hasChildren: !isLeaf(node),
    sortOrder,
    shortDescription: node.about,
    descriptionHtml: describe(node.name, node.about, node.synonyms),
    synonyms: node.synonyms,
    drawingFamily: node.drawing,
  }));
  return [...roots, ...below];
}

function describe(name: string, about: string, synonyms: string[]): string {
  const also = synonyms.filter((word) => /[\u0600-\u06ff]/.test(word));
  return `<p>${about}</p>${also.length > 0 ? `<p>${name} را با نام «${also.join('»، «')}» هم می‌شناسند.</p>` : ''}`;
}
