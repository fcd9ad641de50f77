/** Texts of an address that no page has. */
export const vanityMessages = {
  offer: (term: string) => `جستجوی «${term}»`,
} as const;
