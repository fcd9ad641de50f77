import type { Conversation } from '@bazaar/api/model';
import { linkClass } from '@bazaar/ui/link';
import { MixedText } from '@bazaar/ui/mixed-text';
import { paths } from '@/lib/navigation/paths';

const noName = { slug: '' };
/** Pages of objects by type, by id alone; the page redirects to its canonical address. */
const PAGES: Readonly<Record<string, (id: string) => string>> = {
  Product: (id) => paths.product({ id, ...noName }),
  BaseProduct: (id) => paths.baseProduct({ id, ...noName }),
  Supplier: (id) => paths.supplier({ id, ...noName }),
  Category: (id) => paths.category({ id, ...noName }),
};

type AboutLineProps = Pick<Conversation, 'subject' | 'objectType' | 'objectId' | 'objectTitle'>;

/** Renders what a conversation is about, with a link where it has a page. */
export function AboutLine({ subject, objectType, objectId, objectTitle }: AboutLineProps) {
  const href = objectType && objectId ? PAGES[objectType]?.(objectId) : undefined;
  if (href === undefined) return <MixedText>{subject}</MixedText>;
  return (
    <a href={href} className={linkClass()}>
      <MixedText>{objectTitle || subject}</MixedText>
    </a>
  );
}
