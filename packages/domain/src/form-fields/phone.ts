import { parseMobile } from '../login/mobile';
import { normaliseInput } from '../persian/canonical-text';
import { foldDigitCode } from './digit-code';
import type { TextRule } from './text-field';

/** Normalises a mobile number to its stored form. Anything else stays as typed, so that its field can show it. */
export const mobileRule: TextRule = {
  fold: (typed) => {
    const parsed = parseMobile(typed);
    return parsed.ok ? parsed.value : normaliseInput(typed);
  },
  problem: (number) => (parseMobile(number).ok ? undefined : 'not-a-mobile'),
};

/** A landline with its area code, or a mobile number: eleven digits with a leading 0. +98 and 0098 are read as 0. */
export const phoneRule: TextRule = {
  fold: (typed) => {
    const mobile = parseMobile(typed);
    if (mobile.ok) return mobile.value;
    const digits = foldDigitCode(typed).replace(/[()]/g, '');
    const national = digits.replace(/^(?:\+98|0098)0?(?=\d{10}$)/, '0');
    return PHONE.test(national) ? national : normaliseInput(typed);
  },
  problem: (number) => (PHONE.test(number) ? undefined : 'not-a-phone'),
};

const PHONE = /^0[1-9]\d{9}$/;
