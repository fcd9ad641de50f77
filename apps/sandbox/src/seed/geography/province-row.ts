/** One province as its file writes it. */
export interface ProvinceRow {
  /** Without the `state-` in front. */
  id: string;
  name: string;
  englishName: string;
  /** ISO 3166-2. */
  isoCode: string;
  /** Area code of its landlines. */
  areaCode: string;
  /**
   * Its cities, the capital first, separated by commas: Persian name, then English name. The id is the English name in lower case with
   * hyphens, unless one stands after a `#`.
   */
  cities: string;
}
