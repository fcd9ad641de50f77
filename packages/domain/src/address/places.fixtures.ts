import type { KnownPlaces } from './place-index';

const PROVINCES: Readonly<Record<string, readonly string[]>> = {
  تهران: ['تهران', 'شهریار', 'اسلامشهر', 'گلستان'],
  اصفهان: ['اصفهان', 'شاهین‌شهر', 'زرین‌شهر'],
  البرز: ['کرج', 'هشتگرد'],
  'خراسان رضوی': ['مشهد', 'نیشابور'],
  فارس: ['شیراز', 'گلستان'],
  'آذربایجان شرقی': ['تبریز'],
  قم: ['قم'],
  یزد: ['یزد', 'میبد'],
};

const states = Object.keys(PROVINCES).map((name) => ({ id: `state:${name}`, name }));

/** «گلستان» is a city of two provinces here; «تهران», «اصفهان», «قم» and «یزد» are both provinces and cities. */
export const places: KnownPlaces = {
  states,
  cities: states.flatMap(({ id, name: state }) =>
    (PROVINCES[state] ?? []).map((name) => ({ id: `city:${state}/${name}`, name, stateId: id })),
  ),
};
