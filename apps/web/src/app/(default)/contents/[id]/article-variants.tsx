import { permanentRedirect } from 'next/navigation';
import { articlePath } from '@/entities/article/article-path';
import { VisitCounter } from '@/entities/visit/visit-counter';
import { articleMetadata } from '@/features/article/article-metadata';
import { ArticleScreen } from '@/features/article/article-screen';
import { loadArticle } from '@/features/article/load-article';
import { isPreview, previewMetadata, readPreview } from '@/features/article/preview';
import { preloadAround } from '@/features/article/read-around';
import { criticalData } from '@/lib/data/critical-data';
import { pageVariants } from '@/lib/navigation/page-variants';
import { decodePart } from '@/lib/navigation/paths';
import { ArticleActions } from '@/shell/actions/article-actions';
import { retryPart } from '@/shell/screens/buttons/retry-button';
import { LoadErrorScreen, nothingHere } from '@/shell/screens/load-error-screen';
import { RefusedScreen } from '@/shell/screens/refused/refused-screen';

interface ArticleParams {
  readonly id: string;
  readonly supplierId?: string;
}

/**
 * Returns the two variants of an article's page: cached for everybody, and with `preview` as its author sees it.
 *
 * @param requested the address as it was asked for; any other than the article's own leads there
 */
export function articleVariants<Params extends ArticleParams>(requested: (params: Params) => string) {
  return pageVariants<Params>({
    metadata: async ({ params, query }) => {
      if (isPreview(query)) return previewMetadata(requested(params));
      return articleMetadata(await loadArticle(decodePart(params.id)));
    },

    async draw({ params, query }) {
      const id = decodePart(params.id);
      const { supplierId } = params;
      preloadAround(id, supplierId && decodePart(supplierId));
      if (isPreview(query)) return <Preview id={id} />;
      const page = await criticalData(loadArticle(id));
      if (page.state !== 'ready') return <LoadErrorScreen read={page} />;
      const path = articlePath(page.value);
      if (requested(params) !== path) permanentRedirect(path);
      const actions = <ArticleActions page={page.value} path={path} />;
      return (
        <>
          <ArticleScreen page={page.value} actions={actions} retry={retryPart} />
          <VisitCounter objectType="Page" objectId={id} />
        </>
      );
    },
  });
}

async function Preview({ id }: { readonly id: string }) {
  const read = await readPreview(id);
  if (read === 'refused') return <RefusedScreen access="refused" />;
  if (read.state === 'missing') return nothingHere();
  if (read.state !== 'ready') return <RefusedScreen access={read} />;
  return <ArticleScreen page={read.value} retry={retryPart} isPreview />;
}
