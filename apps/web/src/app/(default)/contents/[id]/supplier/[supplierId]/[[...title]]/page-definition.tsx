import { articleVariants } from '@/app/(default)/contents/[id]/article-variants';
import { decodeName, decodePart, paths } from '@/lib/navigation/paths';

interface Params {
  readonly id: string;
  readonly supplierId: string;
  readonly title?: readonly string[];
}

/** R22: an article in the frame of the supplier who wrote it. */
export const supplierArticlePage = articleVariants<Params>(({ id, supplierId, title }) =>
  paths.supplierArticle({ id: decodePart(id), slug: decodeName(title) }, decodePart(supplierId)),
);
