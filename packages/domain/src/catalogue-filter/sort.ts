/** Sort orders of every product list; `-` reverses one. The property orders depend on the category. */
export const SORTS = ['-createdAt', 'createdAt', 'amountRial', '-amountRial', 'name', '-visitCount'] as const;

/** Returns whether the text is a sort order of the contract, `property.<id>` and `-property.<id>` included. */
export function isSort(text: string): boolean {
  return (SORTS as readonly string[]).includes(text) || /^-?property\.[\w-]{1,64}$/.test(text);
}
