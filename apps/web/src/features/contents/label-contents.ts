import 'server-only';
import { searchKey } from '@bazaar/domain/persian';
import { valueOr } from '@/lib/data/query-result';
import { paths } from '@/lib/navigation/paths';
import { contentsMessages as texts } from '@/translations/contents';
import type { ContentsAddress } from './contents-address';
import { contentRoots, relatedLabels, typeChoices } from './contents-choices';
import type { ContentsData } from './contents-data';
import { loadContents, loadContentTree } from './load-contents';

/** A list with one label, as the catalogue spells it. */
export interface LabelContents {
  readonly label: string;
  readonly data: ContentsData;
}

/** R19: reads the contents with a label. A spelling of its own is corrected by that of the contents. */
export async function readLabelContents(typed: string, wanted: ContentsAddress): Promise<LabelContents> {
  // Other labels have pages of their own: none is chosen within it.
  const { label: _label, ...address } = wanted;
  const [list, tree] = await Promise.all([
    loadContents({ kind: 'label', of: typed }, wanted),
    loadContentTree(),
  ]);
  const found = list.state === 'ready' ? list.value : undefined;
  const key = searchKey(typed);
  const label = found?.labels?.find((other) => searchKey(other.label) === key)?.label ?? typed;
  const path = paths.contentLabel(label);
  const roots = contentRoots(valueOr(tree, []));
  return {
    label,
    data: {
      path,
      title: texts.labelTitle(label),
      lead: texts.labelLead(label),
      crumbs: [
        { label: texts.home, href: paths.home },
        ...roots.slice(0, 1).map(({ id, title }) => ({ label: title, href: paths.contentType(id) })),
        { label },
      ],
      address,
      list,
      types: typeChoices(path, address, found ?? {}),
      labels: { title: texts.relatedLabels, links: relatedLabels(label, found ?? {}) },
      empty: {
        title: texts.emptyLabel(label),
        links: roots.slice(0, 3).map(({ id, title }) => ({
          href: paths.contentType(id),
          label: texts.allOf(title),
        })),
      },
    },
  };
}
