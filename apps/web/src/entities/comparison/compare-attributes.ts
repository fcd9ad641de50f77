import type { ComparedItem } from '@bazaar/domain/compare';
import { type ActionAttributes, actionAttributes } from '@/lib/actions/action-attributes';

/** The name of the action in the table of actions. */
export const COMPARE = 'compare';

/** What a box or a link carries that puts a product into the tray. Of what is undefined nothing is said. */
export function compareAttributes(
  item: Pick<ComparedItem, 'id' | 'name'> & { readonly [Part in 'note' | 'picture']?: string | undefined },
): ActionAttributes {
  return actionAttributes(COMPARE, item);
}
