/** Persian text by enumeration, then by value in display order. */
export type EnumTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;
