import type { MemoryKind } from '@bazaar/domain/memory/memory-kinds';
import { paths } from '@/lib/navigation/paths';
import { memoryTexts } from '@/translations/memory';

const texts = memoryTexts.next;

/** Returns where an empty list leads: to things of the kind it is for. */
export function nextStep(kind: MemoryKind): { readonly href: string; readonly label: string } {
  switch (kind) {
    case 'supplier':
      return { href: paths.suppliers('Product'), label: texts.suppliers };
    case 'page':
      return { href: paths.knowledge, label: texts.contents };
    case 'video':
      return { href: paths.videos, label: texts.videos };
    case 'category':
      return { href: paths.home, label: texts.categories };
    default:
      return { href: paths.categoryType('Product'), label: texts.products };
  }
}
