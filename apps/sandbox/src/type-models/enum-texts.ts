/** By enumeration, then by value in the order of a list of choices: the Persian text. */
export type EnumTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;
