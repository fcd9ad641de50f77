import { countPhrase } from '@bazaar/domain/persian';
import { Link } from '@bazaar/ui/link';
import { Panel } from '@bazaar/ui/panel';
import { TitleList } from '@bazaar/ui/patterns/supplier-detail';
import { articlePath } from '@/entities/article/article-path';
import { videoLink } from '@/entities/video/video-link';
import type { SupplierData } from '@/features/supplier/supplier-data';
import { valueOr } from '@/lib/data/query-result';
import { paths } from '@/lib/navigation/paths';
import { Day } from '@/lib/text/dates-text';
import { supplierMessages as texts } from '@/translations/supplier';

/** Renders the latest articles and videos, with a link to all of them; nothing for a supplier without any. */
export function ContentsPanel({ data }: { readonly data: SupplierData }) {
  const { supplier, contentCount, contents, videos: videosResult } = data;
  const articles = contentCount > 0 ? valueOr(contents, { items: [] }).items : [];
  const videos = valueOr(videosResult, { items: [], totalCount: 0 });
  if (articles.length + videos.items.length === 0) return null;
  const href = paths.supplierContents(supplier);
  const counts = [
    contentCount > 0 ? countPhrase(contentCount, texts.content) : '',
    videos.totalCount > 0 ? countPhrase(videos.totalCount, texts.video) : '',
  ].filter(Boolean);
  const all = [
    ...articles.map((page) => ({ ...page, href: articlePath(page), action: {} })),
    ...videos.items.map((video) => ({ ...video, ...videoLink(video.id) })),
  ];
  return (
    <Panel
      id="contents"
      title={texts.contents}
      note={
        <Link href={href} size="13" tone="primary" touch>
          {texts.seeContents(counts.join('، '))}
        </Link>
      }
      bleed
    >
      <TitleList
        items={all.map(({ id, title, publishedAt, href: ownHref, action }) => ({
          id,
          title: (
            <Link href={ownHref} {...action}>
              {title}
            </Link>
          ),
          note: <Day at={publishedAt} />,
        }))}
      />
    </Panel>
  );
}
