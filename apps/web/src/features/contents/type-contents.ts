import 'server-only';
import type { ContentType } from '@bazaar/api/model';
import { getPage } from '@bazaar/api/pages';
import { cache } from 'react';
import { articlePath } from '@/entities/article/article-path';
import { load } from '@/lib/data/load';
import { valueOr } from '@/lib/data/query-result';
import { paths } from '@/lib/navigation/paths';
import { contentsMessages as texts } from '@/translations/contents';
import type { ContentsAddress } from './contents-address';
import { contentRoots, labelChoices, pathToType, typeLinks } from './contents-choices';
import type { ContentsData } from './contents-data';
import { loadContents, loadContentTree } from './load-contents';

/** Starts the reads of a kind's contents together. */
export function preloadTypeContents(id: string, address: ContentsAddress): void {
  void loadContentTree();
  void loadContents({ kind: 'type', of: id }, address);
}

/** R20: reads the contents of a kind. Without the tree the kind is named by the first of its contents. */
export async function readTypeContents(id: string, wanted: ContentsAddress): Promise<ContentsData> {
  // Its kinds are pages of their own: none is chosen within it.
  const { typeId: _kind, ...address } = wanted;
  const [list, tree] = await Promise.all([loadContents({ kind: 'type', of: id }, wanted), loadContentTree()]);
  const types = valueOr(tree, []);
  const ancestry = pathToType(types, id);
  const own = ancestry.at(-1);
  const known = list.state === 'ready' ? list.value : undefined;
  const path = paths.contentType(id);
  const name = own?.title ?? known?.items.find(({ contentTypeId }) => contentTypeId === id)?.contentTypeTitle;
  const title = name ?? texts.all;
  return {
    path,
    title: address.label === undefined ? title : texts.withLabel(title, address.label),
    lead: texts.leads[own?.pageType ?? 'Article'] ?? '',
    crumbs: [
      { label: texts.home, href: paths.home },
      ...ancestry.slice(0, -1).map((type) => ({ label: type.title, href: paths.contentType(type.id) })),
      { label: title },
    ],
    address,
    list,
    types: typeLinks(types, id),
    labels: { title: texts.labels, links: labelChoices(path, address, known ?? {}) },
    empty: { title: texts.emptyType, links: siblingLinks(types, ancestry) },
  };
}

/** Returns the kinds beside an empty one, its parent's others first; else the roots. */
function siblingLinks(tree: readonly ContentType[], ancestry: readonly ContentType[]) {
  const own = ancestry.at(-1);
  const beside = (ancestry.at(-2)?.children ?? []).filter(
    ({ id, pageCount }) => id !== own?.id && pageCount > 0,
  );
  const shown = beside.length > 0 ? beside : contentRoots(tree).filter(({ id }) => id !== own?.id);
  return shown.slice(0, 4).map(({ id, title }) => ({ href: paths.contentType(id), label: title }));
}

/** Returns where an id without a kind leads: the address of an article without its name is its id alone. */
export const articleOfId = cache(async (id: string): Promise<string | undefined> => {
  const page = await load('record', [`page:${id}`], (request) => getPage(id, request));
  return page.state === 'ready' ? articlePath(page.value) : undefined;
});
