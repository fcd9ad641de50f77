import { toLatinDigits, toPersianDigits } from '@bazaar/domain/persian/digits';

/** A mobile number in the catalogue's form `09…`, from any usual way to write one; undefined when it is none. */
export function parseMobile(typed: string): string | undefined {
  const digits = toLatinDigits(typed).replace(/[\s\-().\u200c\u200e\u200f]/g, '');
  const national = digits.replace(/^(?:\+98|0098|98)?0?(?=9\d{9}$)/, '0');
  return /^09\d{9}$/.test(national) ? national : undefined;
}

/** «۰۹۱۲ ••• ••۴۷»: enough to recognise one's own number, too little to learn another's. */
export function maskMobile(mobile: string): string {
  return toPersianDigits(`${mobile.slice(0, 4)} ••• ••${mobile.slice(-2)}`);
}
