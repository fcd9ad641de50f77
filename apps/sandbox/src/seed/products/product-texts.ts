import type { Leaf, PropertyDefinition } from '../define';
import { toPersianNumber } from '../persian-text';
import { units } from '../quantities';
import type { Random } from '../random';
import type { CategoryType, SeedPropertyValue } from '../seed-types';
import { definitionsByKey, optionIdOf, propertyIdOf } from '../taxonomy/property-rows';

const definitionsById = new Map(
  [...definitionsByKey.values()].map((definition) => [propertyIdOf(definition.key), definition]),
);
const symbols = new Map(units.map(({ id, symbol }) => [id, symbol]));

const PACKAGING: Record<string, string[]> = {
  'tu-piece': ['جعبهٔ تکی در کارتن', 'بسته‌بندی نایلون و کارتن', 'جعبهٔ سازنده با برچسب اصالت'],
  'tu-device': ['پالت چوبی', 'کارتن سه‌لایه با مهار فوم', 'جعبهٔ چوبی'],
  'tu-set': ['جعبهٔ مقوایی', 'کارتن'],
  'tu-pair': ['بسته‌بندی جفتی', 'کارتن ده‌جفتی'],
  'tu-pack': ['بستهٔ صدتایی'],
  'tu-branch': ['دستهٔ بسته‌شده با تسمه', 'شاخهٔ آزاد'],
  'tu-sheet': ['پالت با تسمهٔ فولادی'],
  'tu-kg': ['پالت با تسمهٔ فولادی', 'بندیل'],
  'tu-meter': ['قرقرهٔ چوبی', 'حلقهٔ نایلون‌پیچ'],
};
const WARRANTIES = [
  'شش ماه گارانتی اصالت کالا',
  'دوازده ماه گارانتی',
  'هجده ماه گارانتی و خدمات پس از فروش',
  'هفت روز ضمانت بازگشت',
];
const DELIVERY = [
  'تحویل در انبار فروشنده',
  'ارسال با باربری، کرایه با خریدار',
  'ارسال رایگان در شهر فروشنده',
  'ارسال با پست پیشتاز',
];
const PAYMENT = ['نقدی', 'چک تا ۳۰ روز', 'چک تا ۶۰ روز', 'اعتبار اسنادی'];
const WORK_PAYMENT = ['۵۰٪ پیش‌پرداخت', 'نقدی', 'صورت‌وضعیت ماهانه'];

interface ProductTexts {
  shortDescription: string;
  descriptionHtml: string;
  packaging?: string;
  warranty?: string;
  deliveryTerms: string[];
  paymentTerms: string[];
}

export function writeTexts(
  leaf: Leaf,
  categoryType: CategoryType,
  name: string,
  values: SeedPropertyValue[],
  tradeUnitId: string,
  random: Random,
): ProductTexts {
  const figures = describeFigures(leaf, values);
  const isProducts = categoryType === 'Product';
  const packaging = isProducts ? random.pick(PACKAGING[tradeUnitId] ?? ['کارتن']) : undefined;
  const warranty = isProducts && random.chance(0.75) ? random.pick(WARRANTIES) : undefined;
  const deliveryTerms =
    categoryType === 'ElectronicDocument'
      ? ['دریافت فایل پس از پرداخت']
      : isProducts
        ? random.sample(DELIVERY, 2)
        : ['تحویل در محل کارگاه یا محل مشتری'];
  const paymentTerms =
    categoryType === 'ElectronicDocument' ? ['نقدی'] : random.sample(isProducts ? PAYMENT : WORK_PAYMENT, 2);
  return {
    shortDescription: `${name}؛ ${leaf.about}`,
    descriptionHtml: [
      `<p>${leaf.about}</p>`,
      figures.length > 0 ? `<ul>${figures.map((figure) => `<li>${figure}</li>`).join('')}</ul>` : '',
      packaging ? `<p>بسته‌بندی: ${packaging}.${warranty ? ` ${warranty}.` : ''}</p>` : '',
    ].join(''),
    ...(packaging ? { packaging } : {}),
    ...(warranty ? { warranty } : {}),
    deliveryTerms,
    paymentTerms,
  };
}

/** Formats the key properties: «قطر داخلی: ۲۵ mm». */
function describeFigures(leaf: Leaf, values: SeedPropertyValue[]): string[] {
  const keys = leaf.properties
    .filter((entry) => entry.split(' ')[1]?.includes('k'))
    .map((entry) => propertyIdOf(entry.split(' ')[0]!));
  return values.flatMap((row) => {
    const definition = definitionsById.get(row.propertyId);
    if (definition === undefined || !keys.includes(row.propertyId)) return [];
    const shown = showValue(row, definition);
    return shown ? [`${definition.title}: ${shown}`] : [];
  });
}

function showValue(row: SeedPropertyValue, { key, options = {} }: PropertyDefinition): string {
  if (row.value !== undefined) {
    const numbers = [row.value, row.maxValue].flatMap((value) =>
      // Each on its own: a sign decides the direction of what it is isolated with.
      value === undefined ? [] : [`<bdi>${toPersianNumber(value)}</bdi>`],
    );
    const unit = row.measurementUnitId ? ` <bdi dir="ltr">${symbols.get(row.measurementUnitId)}</bdi>` : '';
    return `${numbers.join(' تا ')}${unit}`;
  }
  return Object.entries(options)
    .filter(([slug]) => row.optionIds?.includes(optionIdOf(key, slug)))
    .map(([, title]) => title)
    .join('، ');
}
