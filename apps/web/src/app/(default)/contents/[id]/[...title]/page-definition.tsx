import { articleVariants } from '@/app/(default)/contents/[id]/article-variants';
import { decodeName, decodePart, paths } from '@/lib/navigation/paths';

interface Params {
  readonly id: string;
  readonly title: readonly string[];
}

/** R21: an article. */
export const articlePage = articleVariants<Params>(({ id, title }) =>
  paths.article({ id: decodePart(id), slug: decodeName(title) }),
);
