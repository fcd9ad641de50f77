declare module 'virtual:site-icons' {
  /** Paths of the icons that the product imports, by their names in `@mdi/js`, in alphabetical order. */
  export const siteIcons: Readonly<Record<string, string>>;
}
declare module 'virtual:examples' {
  /** Texts of the examples, by their path below `packages/ui/src`. */
  export const examples: Readonly<Record<string, string>>;
}
declare module 'virtual:whole-icons' {
  /** Every icon of `@mdi/js` is an export; this is one of them. */
  export const mdiAccount: string;
}
