/** Returns what a CommonJS module of the framework exports: Node gives it as the default of a namespace, a bundler as the namespace. */
export function exportsOf<Exports>(module: Exports): Exports {
  return (module as { readonly default?: Exports }).default ?? module;
}
