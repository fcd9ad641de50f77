/** The framework's file of polyfills, as its start imports it, and the file that every page loads in its place. */
export const POLYFILL_ALIAS = {
  '../build/polyfills/polyfill-module': './src/lib/framework/url-can-parse.ts',
} as const;
