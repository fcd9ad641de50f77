import type { AssistantCategory } from '../vocabulary';

/** Returns how many categories stand above one. */
export function depth(id: string, categories: readonly AssistantCategory[]): number {
  let count = 0;
  for (
    let at = categories.find((one) => one.id === id);
    at?.parentId !== undefined && count < 9;
    count += 1
  ) {
    const parent = at.parentId;
    at = categories.find((one) => one.id === parent);
  }
  return count;
}

/** Returns whether two categories are one, or one is below the other. */
export function isRelated(left: string, right: string, categories: readonly AssistantCategory[]): boolean {
  const find = (id: string) => categories.find((category) => category.id === id);
  const [one, other] = [find(left), find(right)];
  return (
    left === right ||
    (one !== undefined && isBelow(one, right, categories)) ||
    (other !== undefined && isBelow(other, left, categories))
  );
}

/** Returns whether a category is below another. */
export function isBelow(
  category: AssistantCategory,
  ancestorId: string,
  categories: readonly AssistantCategory[],
): boolean {
  let at: AssistantCategory | undefined = category;
  for (let steps = 0; at !== undefined && steps < 9; steps += 1) {
    if (at.parentId === ancestorId) return true;
    const parent: string | undefined = at.parentId;
    at = categories.find(({ id }) => id === parent);
  }
  return false;
}
