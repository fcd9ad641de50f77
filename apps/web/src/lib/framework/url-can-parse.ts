/**
 * Stands in for the framework's file of polyfills (`polyfill-alias.ts`): of all it adds, the supported browsers lack this one function, and
 * only those before Chromium 120 and Safari 17.
 */
URL.canParse ??= (address, base) => {
  try {
    return new URL(address, base) !== undefined;
  } catch {
    return false;
  }
};

export {};
