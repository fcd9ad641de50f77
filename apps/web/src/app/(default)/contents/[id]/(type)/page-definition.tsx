import { permanentRedirect } from 'next/navigation';
import { parseContentsAddress } from '@/features/contents/contents-address';
import { ContentsScreen, contentsMetadata } from '@/features/contents/contents-screen';
import { articleOfId, preloadTypeContents, readTypeContents } from '@/features/contents/type-contents';
import { criticalData, primaryData } from '@/lib/data/critical-data';
import { pageVariants } from '@/lib/navigation/page-variants';
import { decodePart } from '@/lib/navigation/paths';
import { loadErrorMetadata } from '@/lib/site/load-error-metadata';
import { LoadErrorScreen } from '@/shell/screens/load-error-screen';

/** R20: the contents of a kind; its query holds a label, an order and a further page. */
export const typeContentsPage = pageVariants<{ readonly id: string }>({
  async metadata({ params, query }) {
    const data = await readTypeContents(decodePart(params.id), parseContentsAddress(query));
    return data.list.state === 'ready' ? contentsMetadata(data, []) : loadErrorMetadata(data.list);
  },

  async draw({ params, query }) {
    const id = decodePart(params.id);
    const address = parseContentsAddress(query);
    preloadTypeContents(id, address);
    const data = await readTypeContents(id, address);
    if (data.list.state === 'missing') {
      const article = await articleOfId(id);
      if (article !== undefined) permanentRedirect(article);
      await criticalData(Promise.resolve(data.list));
      return <LoadErrorScreen read={data.list} />;
    }
    await primaryData(Promise.resolve(data.list));
    return <ContentsScreen data={data} />;
  },
});
