/**
 * Returns whether the code is a national code: ten digits, not all equal, the last a check digit: Σ digit × place (10 down to 2) modulo 11.
 */
export function isNationalCode(code: string): boolean {
  if (!/^\d{10}$/.test(code) || /^(\d)\1{9}$/.test(code)) return false;
  const remainder = weighted(code.slice(0, 9), [10, 9, 8, 7, 6, 5, 4, 3, 2], 0) % 11;
  return Number(code[9]) === (remainder < 2 ? remainder : 11 - remainder);
}

/**
 * Returns whether the id is a company's national id: eleven digits, not all equal, the last a check digit over the others, each increased
 * by the tenth plus two.
 */
export function isCompanyNationalId(id: string): boolean {
  if (!/^\d{11}$/.test(id) || /^(\d)\1{10}$/.test(id)) return false;
  const weights = [29, 27, 23, 19, 17, 29, 27, 23, 19, 17];
  return Number(id[10]) === (weighted(id.slice(0, 10), weights, Number(id[9]) + 2) % 11) % 10;
}

function weighted(digits: string, weights: readonly number[], raise: number): number {
  return weights.reduce((sum, weight, index) => sum + (Number(digits[index]) + raise) * weight, 0);
}
