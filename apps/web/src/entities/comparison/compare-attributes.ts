import type { ComparedItem } from '@bazaar/domain/compare';
import { type ActionAttributes, actionAttributes } from '@/lib/actions/action-attributes';

/** The name of the action in the table of actions. */
export const COMPARE = 'compare';

/** Returns the attributes of a box or a link that adds a product to the tray. Undefined fields are omitted. */
export function compareAttributes(
  item: Pick<ComparedItem, 'id' | 'name'> & { readonly [Part in 'note' | 'picture']?: string | undefined },
): ActionAttributes {
  return actionAttributes(COMPARE, item);
}
