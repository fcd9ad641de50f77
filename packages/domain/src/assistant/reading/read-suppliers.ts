import { phraseTable } from '../terms/phrases';
import type { SupplierKind } from '../understanding';
import type { AssistantTerm } from '../vocabulary';
import { matchWords } from '../words/match-words';
import { termKey } from '../words/split-words';
import { isNegated } from './read-options';
import { addPart, isFree, matchBefore, type Reading, range } from './reading';

const KINDS = phraseTable<SupplierKind>([
  [
    'Manufacturer',
    'تولیدکننده|تولید کننده|سازنده|کارخانه سازنده|تولیدی|تولیدکنندگان|manufacturer|کارخانه تولیدی',
  ],
  [
    'Distributor',
    'توزیع کننده|پخش کننده|نماینده|عمده فروش|نمایندگی|بنکدار|پخش|نماینده فروش|توزیع کنندگان|distributor',
  ],
  ['Importer', 'واردکننده|وارد کننده|وارداتی|واردکنندگان|importer'],
  ['ServiceProvider', 'خدمات دهنده|ارائه دهنده خدمات|پیمانکار|مجری|خدمات رسان|سرویس دهنده'],
  ['Consultant', 'مشاور'],
]);
const CONFIRMED = phraseTable<true>([
  [
    true,
    'تأیید شده|تاییدشده|معتبر|مورد تایید|تایید شده باشد|احراز شده|تأییدیه دار|دارای تایید|تایید شدهٔ بازار|تاییدی|احراز هویت شده|تأییدشده|تامین کننده تایید شده|تامین کننده معتبر|فروشنده معتبر|فروشنده تایید شده',
  ],
]);
const PLACE = phraseTable<true>([
  [
    true,
    'تحویل|تحویل در|تحویل به|ارسال|ارسال به|حمل|حمل به|به مقصد|مقصد|شهر|در|به|برای|توی|تو|بازار|تحویل درب|تحویل کارخانه|ارسال برای|حمل تا|تا|کارخانه|انبار|تحویل شهر|پروژه',
  ],
]);

/** Reads kinds of supplier and «تأییدشده». */
export function readSuppliers(reading: Reading): void {
  for (let at = 0; at < reading.words.length; at += 1) {
    if (!isFree(reading)(at)) continue;
    const kind =
      reading.words[at]?.key === 'مشاوره' ? undefined : matchWords(reading.words, at, KINDS, isFree(reading));
    const confirmed = matchWords(reading.words, at, CONFIRMED, isFree(reading));
    if (confirmed && confirmed.end >= (kind?.end ?? 0) && !isNegated(reading, at, confirmed.end)) {
      addPart(reading, 'confirmed', { kind: 'confirmed' }, range(at, confirmed.end));
      at = confirmed.end - 1;
    } else if (kind && !isNegated(reading, at, kind.end)) {
      addPart(reading, 'supplierKinds', { kind: 'supplierKinds', kinds: [kind.value] }, range(at, kind.end));
      at = kind.end - 1;
    }
  }
}

/** Reads the cities of delivery. */
export function readCities(reading: Reading, cities: readonly AssistantTerm[]): void {
  const names = new Map(
    cities.flatMap((city) =>
      [city.title, city.englishTitle ?? '']
        .filter((name) => name !== '')
        .map((name) => [termKey(name), city] as const),
    ),
  );
  for (let at = 0; at < reading.words.length; at += 1) {
    const match = isFree(reading)(at)
      ? matchWords(reading.words, at, names, isFree(reading), true)
      : undefined;
    if (match === undefined || isNegated(reading, at, match.end)) continue;
    const place = matchBefore(reading, at, PLACE);
    addPart(
      reading,
      'cities',
      { kind: 'cities', cityIds: [match.value.id], cityTitles: [match.value.title] },
      range(place?.start ?? at, match.end),
    );
    at = match.end - 1;
  }
}
