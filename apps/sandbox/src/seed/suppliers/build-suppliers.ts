import { monogramOf } from '@bazaar/domain/persian/monogram';
import { slugify, toPersianDigits } from '../persian-text';
import { createRandom, type Random } from '../random';
import { daysFromReference } from '../reference-date';
import type {
  SeedCity,
  SeedPhone,
  SeedSupplier,
  SeedWorkingHours,
  SupplierKind,
  Weekday,
} from '../seed-types';
import { COMPANY_CORES, EMPLOYEE_BANDS, GROUP_TOPICS, STREETS, ZONES } from './company-words';
import { areaCodeOf, capitalIds, cities, cityWeights } from './geography';
import { planSuppliers, type SupplierPlan } from './supplier-plan';
import { buildTrust } from './supplier-trust';

const LEGAL_FORMS = ['شرکت', 'شرکت مهندسی', 'شرکت بازرگانی', 'شرکت تولیدی', 'شرکت صنعتی'] as const;
const WEEK: Weekday[] = ['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday'];
const weightedCities = cities.flatMap((city) => Array<SeedCity>(cityWeights[city.id] ?? 2).fill(city));

export function buildSuppliers(): SeedSupplier[] {
  return planSuppliers().map((plan) => buildSupplier(plan));
}

function buildSupplier(plan: SupplierPlan): SeedSupplier {
  const random = createRandom(`supplier-${plan.no}`);
  const id = `s-${plan.no}`;
  const kinds = chooseKinds(plan, random);
  const { name, topic, core } = nameCompany(plan, kinds, random);
  // Every fourth supplier takes the next city in turn, so that every city has one.
  const city = plan.no % 4 === 0 ? cities[(plan.no / 4 - 1) % cities.length]! : random.pick(weightedCities);
  const trust = buildTrust(id, kinds, random);
  const establishedYear = random.int(1998, 2022);
  const platformYears = random.int(0, 6);
  return {
    id,
    merchantId: `m-${plan.no}`,
    name,
    legalName: `${plan.no % 3 === 0 ? `${name} (سهامی خاص)` : `${random.pick(LEGAL_FORMS)} ${topic} ${core}`}`,
    slug: slugify(name),
    monogram: monogramOf(name),
    kinds,
    categoryTypes: [plan.categoryType],
    categoryIds: plan.categoryIds,
    aboutHtml: describeCompany(name, topic, city, kinds, establishedYear),
    establishedYear,
    employeesBand: random.pick(EMPLOYEE_BANDS),
    nationalId: `1${String(random.int(0, 9_999_999_999)).padStart(10, '0')}`,
    registrationNumber: String(random.int(10_000, 599_999)),
    economicCode: `41${String(random.int(0, 9_999_999_999)).padStart(10, '0')}`,
    stateId: city.stateId,
    cityId: city.id,
    addressText: writeAddress(city, random),
    phones: makePhones(city, random),
    ...(random.chance(0.7) ? { website: `https://supplier-${plan.no}.example` } : {}),
    socials: [],
    workingHours: makeHours(random),
    saleCityIds: chooseSaleCities(city, random),
    ...trust,
    yearsOnPlatform: platformYears,
    ...(random.chance(0.85) ? { responseHours: random.pick([1, 2, 3, 4, 6, 8, 12, 24, 48]) } : {}),
    ...(random.chance(0.85) ? { responseRate: random.int(62, 100) } : {}),
    rank: (trust.isConfirmed ? 500 : 100) + random.int(0, 400) + platformYears * 10,
    visitCount: random.int(40, 26_000),
    requestCount: random.int(0, 420),
    isActive: plan.isActive,
    createdAt: daysFromReference(-(platformYears * 365 + random.int(20, 300))),
    updatedAt: daysFromReference(-random.between(0, 18)),
  };
}

function chooseKinds({ categoryType }: SupplierPlan, random: Random): SupplierKind[] {
  switch (categoryType) {
    case 'Product':
      return random.pick<SupplierKind[]>([
        ['Distributor'],
        ['Distributor', 'Importer'],
        ['Importer'],
        ['Manufacturer'],
        ['Manufacturer', 'Distributor'],
      ]);
    case 'IndustrialService':
      return random.chance(0.3) ? ['ServiceProvider', 'Manufacturer'] : ['ServiceProvider'];
    case 'ConsultingService':
      return ['Consultant'];
    case 'ElectronicDocument':
      return ['Publisher'];
  }
}

function nameCompany(plan: SupplierPlan, kinds: SupplierKind[], random: Random) {
  const topic = random.pick(GROUP_TOPICS[plan.groupSlug]!);
  // Cores rotate through the list, so two companies with one topic never share a core.
  const core = COMPANY_CORES[(plan.no * 7) % COMPANY_CORES.length]!;
  const forms: Record<SupplierKind, string[]> = {
    Manufacturer: ['صنایع', 'تولیدی', 'کارخانهٔ'],
    Distributor: ['بازرگانی', 'فروشگاه', 'تأمین'],
    Importer: ['بازرگانی', 'واردات'],
    ServiceProvider: ['کارگاه', 'خدمات', 'مجتمع'],
    Consultant: ['مهندسین مشاور', 'دفتر', 'گروه'],
    Publisher: ['مرکز', 'پایگاه', 'مؤسسهٔ'],
  };
  return { name: `${random.pick(forms[kinds[0]!])} ${topic} ${core}`, topic, core };
}

const KIND_TEXTS: Record<SupplierKind, string> = {
  Manufacturer: 'تولیدکننده',
  Distributor: 'توزیع‌کننده',
  Importer: 'واردکننده',
  ServiceProvider: 'ارائه‌دهندهٔ خدمت',
  Consultant: 'مشاور',
  Publisher: 'ناشر',
};

function describeCompany(
  name: string,
  topic: string,
  city: SeedCity,
  kinds: SupplierKind[],
  year: number,
): string {
  const role = kinds.map((kind) => KIND_TEXTS[kind]).join(' و ');
  return [
    `<p>${name} از سال ${toPersianDigits(year - 621)} در ${city.name} در زمینهٔ ${topic} کار می‌کند و ${role} است.</p>`,
    '<p>کالا و خدمت با مشخصات فنی روشن عرضه می‌شود و پیش‌فاکتور رسمی، بارنامه و گواهی کیفیت همراه سفارش است.</p>',
  ].join('');
}

function writeAddress(city: SeedCity, random: Random): string {
  const place = random.chance(0.55)
    ? `${random.pick(ZONES)} ${city.name}، فاز ${toPersianDigits(random.int(1, 4))}، `
    : '';
  return `${city.name}، ${place}${random.pick(STREETS)}، پلاک ${toPersianDigits(random.int(3, 480))}`;
}

/** 5550 … is an unused exchange: nobody is ever called. */
function makePhones({ stateId }: SeedCity, random: Random): SeedPhone[] {
  const code = areaCodeOf(stateId);
  const phone = (title: string) => ({
    title,
    number: `${code}-5550${String(random.int(0, 9999)).padStart(4, '0')}`,
  });
  return random.chance(0.4) ? [phone('دفتر فروش'), phone('کارخانه')] : [phone('دفتر فروش')];
}

function makeHours(random: Random): SeedWorkingHours[] {
  const opens = random.pick(['07:30', '08:00', '08:30', '09:00']);
  const closes = random.pick(['16:00', '16:30', '17:00', '18:00']);
  const thursday: SeedWorkingHours = random.chance(0.6)
    ? { weekday: 'Thursday', opens, closes: '13:00' }
    : { weekday: 'Thursday' };
  return [...WEEK.map((weekday) => ({ weekday, opens, closes })), thursday, { weekday: 'Friday' }];
}

function chooseSaleCities(city: SeedCity, random: Random): string[] {
  const others = capitalIds.filter((id) => id !== city.id);
  return [city.id, ...random.sample(others, random.int(1, 7))];
}
