import type { AssistantTerm } from '../vocabulary';
import { termKey } from '../words/split-words';
import { phraseTable } from './phrases';

/** What the words beside an amount say of it: a price of one, of all, of one named trade unit («هر تن»), or only that it is a price. */
export interface PriceName {
  readonly per?: 'unit' | 'total';
  readonly unitTitle?: string;
}

/** Words of a price for one trade unit, by the title of the unit; «دستی» is «by hand» and none of them. */
const UNIT_WORDS: readonly (readonly [unitTitle: string, words: string])[] = [
  ['عدد', 'هر عدد|هر دانه|هر دونه|دونه ای|دانه ای|عددی|دونه|دونه یی'],
  ['دستگاه', 'هر دستگاه|دستگاهی'],
  ['جفت', 'هر جفت|جفتی'],
  ['بسته', 'هر بسته|بسته ای'],
  ['شاخه', 'هر شاخه|شاخه ای'],
  ['برگ', 'هر برگ|برگی'],
  ['حلقه', 'هر حلقه|حلقه ای|رولی|کلافی'],
  ['نسخه', 'هر نسخه|نسخه ای'],
  ['کیلوگرم', 'هر کیلو|هر کیلوگرم|کیلویی|کیلوگرمی'],
  ['تن', 'هر تن|تنی'],
  ['متر', 'هر متر|متری'],
  ['متر مربع', 'هر متر مربع|متر مربعی'],
  ['متر مکعب', 'هر متر مکعب|متر مکعبی'],
  ['لیتر', 'هر لیتر|لیتری'],
  ['کیسه', 'هر کیسه|کیسه ای'],
  ['بشکه', 'هر بشکه|بشکه ای'],
  ['دسته', 'هر دسته'],
  ['ساعت', 'هر ساعت|ساعتی'],
];

const PRICE_NAMES = phraseTable<PriceName>([
  [{ per: 'unit' }, 'قیمت واحد|فی|هر کدام|هرکدام|قیمت هر'],
  ...UNIT_WORDS.map(([unitTitle, words]) => [{ per: 'unit', unitTitle } as const, words] as const),
  [
    { per: 'total' },
    'در مجموع|مجموعا|جمعا|کلا|سرجمع|مبلغ کل|قیمت کل|کل بودجه|کل مبلغ|بودجه کل|روی هم|رو هم|جمع کل|کل سفارش|کل خرید|بودجه|بودجه ام|بودجه ما|بودجمون|کلش|در کل|جمع|کل',
  ],
  [{}, 'قیمت|به قیمت|قیمتش|با قیمت|قیمت آن|قیمتشون|بها|مبلغ'],
]);

const EVERY = termKey('هر');
/** What may stand before «هر تن». */
const BEFORE_EVERY = phraseTable<true>([[true, 'قیمت|نرخ|به ازای|ازای|برای|بابت|در']]);

/** Returns the names of prices, with those for one of each trade unit of the catalogue, by their folded form. */
export function priceNames(tradeUnits: ReadonlyMap<string, AssistantTerm>): ReadonlyMap<string, PriceName> {
  const everyUnit = [
    ...[...PRICE_NAMES].flatMap(([key, { unitTitle }]) =>
      key.startsWith(EVERY) && unitTitle !== undefined ? [[key, unitTitle] as const] : [],
    ),
    ...[...tradeUnits].map(([key, { title }]) => [`${EVERY}${key}`, title] as const),
  ];
  return new Map([
    ...PRICE_NAMES,
    ...everyUnit.flatMap(([key, unitTitle]) =>
      ['', ...BEFORE_EVERY.keys()].map(
        (before) => [`${before}${key}`, { per: 'unit', unitTitle } as const] as const,
      ),
    ),
  ]);
}
