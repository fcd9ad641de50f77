import { articlePath } from '@/entities/article/article-path';
import { VisitCounter } from '@/entities/visit/visit-counter';
import { ArticleScreen, type ArticleScreenProps } from '@/features/article/article-screen';
import { SitePageActions } from '@/shell/actions/article-actions';

/** Renders a page of the site itself, at its own address or at the short one that is only its name. */
export function SitePage({ page }: Pick<ArticleScreenProps, 'page'>) {
  return (
    <>
      <ArticleScreen page={page} actions={<SitePageActions page={page} path={articlePath(page)} />} />
      <VisitCounter objectType="Page" objectId={page.id} />
    </>
  );
}
