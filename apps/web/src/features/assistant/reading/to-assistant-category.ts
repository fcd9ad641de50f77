import type { Category } from '@bazaar/api/model';
import type { AssistantCategory } from '@bazaar/domain/assistant';

/** Returns a category by the names a sentence may use for it. */
export function toAssistantCategory(
  { id, name, synonyms, englishName, scientificName, parentId }: Category,
  productCount: number | undefined,
): AssistantCategory {
  return {
    id,
    title: name,
    synonyms,
    englishTitle: englishName ?? scientificName,
    parentId,
    productCount,
  };
}
