/** One province as written in its file. */
export interface ProvinceRow {
  /** Without the prefix `state-`. */
  id: string;
  name: string;
  englishName: string;
  /** ISO 3166-2. */
  isoCode: string;
  /** Area code of its landlines. */
  areaCode: string;
  /**
   * Its cities, the capital first, separated by commas: Persian name, then English name. The id is the English name in lower case with
   * hyphens, unless one follows a `#`.
   */
  cities: string;
}
