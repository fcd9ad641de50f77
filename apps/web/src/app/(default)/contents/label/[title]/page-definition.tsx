import { permanentRedirect } from 'next/navigation';
import { parseContentsAddress } from '@/features/contents/contents-address';
import { ContentsScreen, contentsMetadata } from '@/features/contents/contents-screen';
import { readLabelContents } from '@/features/contents/label-contents';
import { primaryData } from '@/lib/data/critical-data';
import { pageVariants, withSearchParams } from '@/lib/navigation/page-variants';
import { decodePart } from '@/lib/navigation/paths';
import { contentsMessages as texts } from '@/translations/contents';

/** R19: the contents with a label; its query holds a kind, an order and a further page. */
export const labelContentsPage = pageVariants<{ readonly title: string }>({
  async metadata({ params, query }) {
    const { data } = await readLabelContents(decodePart(params.title), parseContentsAddress(query));
    return contentsMetadata(data, [texts.categoryCrumb]);
  },

  async draw({ params, query, searchParams }) {
    const typed = decodePart(params.title);
    const { label, data } = await readLabelContents(typed, parseContentsAddress(query));
    if (label !== typed) permanentRedirect(withSearchParams(data.path, searchParams));
    await primaryData(Promise.resolve(data.list));
    return <ContentsScreen data={data} />;
  },
});
