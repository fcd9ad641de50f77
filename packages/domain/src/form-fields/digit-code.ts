import { normaliseInput } from '../persian/canonical-text';
import type { FormErrorCode } from './error-codes';
import { isCompanyNationalId, isNationalCode } from './identity-codes';
import type { TextRule } from './text-field';

/** Normalises a code of digits to its stored form: Latin digits without grouping spaces and dashes. */
export function foldDigitCode(typed: string): string {
  return normaliseInput(typed).replace(/[\s\u200c‐-―−_./-]/g, '');
}

export const nationalCodeRule = codeRule(isNationalCode, 'national-code');
export const companyNationalIdRule = codeRule(isCompanyNationalId, 'company-national-id');
export const economicCodeRule = codeRule((code) => /^\d{11,14}$/.test(code), 'economic-code');
export const registrationNumberRule = codeRule((code) => /^\d{1,10}$/.test(code), 'registration-number');

function codeRule(isRight: (code: string) => boolean, error: FormErrorCode): TextRule {
  return { fold: foldDigitCode, problem: (code) => (isRight(code) ? undefined : error) };
}
