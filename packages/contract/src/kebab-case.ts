/** Converts a tag to its file name: `SupplierProducts` is `supplier-products`. */
export function kebabCase(tag: string): string {
  return tag.replaceAll(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
}
