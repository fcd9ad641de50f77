/** Values of the words numbers are written with, by their folded form. */
const UNITS: Readonly<Record<string, number>> = {
  صفر: 0,
  یک: 1,
  یه: 1,
  دو: 2,
  سه: 3,
  چهار: 4,
  چار: 4,
  پنج: 5,
  شش: 6,
  شیش: 6,
  هفت: 7,
  هشت: 8,
  نه: 9,
  ده: 10,
  یازده: 11,
  دوازده: 12,
  سیزده: 13,
  چهارده: 14,
  پانزده: 15,
  پونزده: 15,
  شانزده: 16,
  شونزده: 16,
  هفده: 17,
  هیفده: 17,
  هجده: 18,
  هیجده: 18,
  نوزده: 19,
  بیست: 20,
  سی: 30,
  چهل: 40,
  پنجاه: 50,
  شصت: 60,
  هفتاد: 70,
  هشتاد: 80,
  نود: 90,
  صد: 100,
  یکصد: 100,
  دویست: 200,
  سیصد: 300,
  چهارصد: 400,
  پانصد: 500,
  پونصد: 500,
  ششصد: 600,
  شیشصد: 600,
  هفتصد: 700,
  هشتصد: 800,
  نهصد: 900,
};
const SCALES: Readonly<Record<string, number>> = {
  هزار: 1e3,
  میلیون: 1e6,
  ملیون: 1e6,
  میلیارد: 1e9,
  ملیارد: 1e9,
};
const FRACTIONS: Readonly<Record<string, number>> = { نیم: 0.5, ربع: 0.25 };
const SIGNS: Readonly<Record<string, 1 | -1>> = { منفی: -1, مثبت: 1 };

export const numberWord = (key: string): number | undefined => own(UNITS, key);
export const scaleWord = (key: string): number | undefined => own(SCALES, key);
export const fractionWord = (key: string): number | undefined => own(FRACTIONS, key);
/** The sign that «منفی» and «مثبت» give to the number after them. */
export const signWord = (key: string): 1 | -1 | undefined => own(SIGNS, key);

function own<T extends number>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

const PARTS: Readonly<Record<string, number>> = {
  دوم: 2,
  سوم: 3,
  چهارم: 4,
  هشتم: 8,
  شانزدهم: 16,
  دهم: 10,
  صدم: 100,
  هزارم: 1000,
};
/** The denominator of «سه چهارم». */
export const denominatorWord = (key: string): number | undefined => own(PARTS, key);
