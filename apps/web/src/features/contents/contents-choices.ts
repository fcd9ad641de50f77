import type { ContentType } from '@bazaar/api/model';
import { formatNumber, searchKey } from '@bazaar/domain/persian';
import type { ContentsLinkView } from '@bazaar/ui/patterns/content-list';
import type { FilterChipView } from '@bazaar/ui/patterns/filter-chips';
import { paths } from '@/lib/navigation/paths';
import { contentsMessages as texts } from '@/translations/contents';
import { type ContentsAddress, contentsHref } from './contents-address';
import type { ContentsPage } from './contents-data';

const LABELS_SHOWN = 18;

/** Returns the path from a root of the tree down to a kind; empty for an unknown one. */
export function pathToType(tree: readonly ContentType[], id: string): ContentType[] {
  for (const type of tree) {
    if (type.id === id) return [type];
    const below = pathToType(type.children, id);
    if (below.length > 0) return [type, ...below];
  }
  return [];
}

/** Returns the kinds that are contents: not the pages of the site itself. */
export function contentRoots(tree: readonly ContentType[]): ContentType[] {
  return tree.filter(({ pageType, pageCount }) => pageType !== 'Static' && pageCount > 0);
}

/** Returns the roots as links, and all that is below the root of the current kind; an empty one only where it leads to the current one. */
export function typeLinks(tree: readonly ContentType[], currentId: string): ContentsLinkView[] {
  const [root] = pathToType(tree, currentId);
  const roots = tree.filter(({ pageType }) => pageType !== 'Static').filter(leadsOrHolds(currentId));
  return roots.flatMap((type) => [
    typeLink(type, currentId, 0),
    ...(type.id === root?.id ? linksBelow(type, currentId, 1) : []),
  ]);
}

function leadsOrHolds(currentId: string) {
  return (type: ContentType) => type.pageCount > 0 || pathToType([type], currentId).length > 0;
}

function linksBelow({ children }: ContentType, currentId: string, depth: 1 | 2): ContentsLinkView[] {
  return children
    .filter(leadsOrHolds(currentId))
    .flatMap((child) => [typeLink(child, currentId, depth), ...linksBelow(child, currentId, 2)]);
}

function typeLink(
  { id, title, pageCount }: ContentType,
  currentId: string,
  depth: 0 | 1 | 2,
): ContentsLinkView {
  return {
    href: paths.contentType(id),
    label: title,
    count: formatNumber(pageCount),
    isCurrent: id === currentId,
    depth,
  };
}

/** Returns the kinds of a list as choices within it, after «all»; nothing where there is one only. */
export function typeChoices(
  path: string,
  address: ContentsAddress,
  { contentTypes = [] }: Pick<ContentsPage, 'contentTypes'>,
): ContentsLinkView[] {
  const { typeId, ...others } = address;
  const isKnown = contentTypes.some(({ contentTypeId }) => contentTypeId === typeId);
  if (contentTypes.length < 2 && !isKnown) return [];
  const hrefOf = (chosen?: string) =>
    contentsHref(path, { ...others, pageNumber: 1, ...(chosen === undefined ? {} : { typeId: chosen }) });
  return [
    { href: hrefOf(), label: texts.allTypes, isCurrent: typeId === undefined },
    ...contentTypes.map(({ contentTypeId, title, count }) => ({
      href: hrefOf(contentTypeId),
      label: title,
      count: formatNumber(count),
      isCurrent: contentTypeId === typeId,
    })),
  ];
}

/** Returns the labels of a list as choices within it; the chosen one is always among them, and leads back to all. */
export function labelChoices(
  path: string,
  address: ContentsAddress,
  { labels = [] }: Pick<ContentsPage, 'labels'>,
): ContentsLinkView[] {
  const { label: chosen, ...others } = address;
  const hrefOf = (label?: string) =>
    contentsHref(path, { ...others, pageNumber: 1, ...(label === undefined ? {} : { label }) });
  const isChosen = (label: string) => chosen !== undefined && searchKey(label) === searchKey(chosen);
  const shown = labels.filter(({ label }, index) => index < LABELS_SHOWN || isChosen(label));
  if (shown.length < 2 && chosen === undefined) return [];
  const isKnown = shown.some(({ label }) => isChosen(label));
  return [
    ...(chosen === undefined ? [] : [{ href: hrefOf(), label: texts.allLabels }]),
    ...(chosen === undefined || isKnown ? [] : [{ href: hrefOf(chosen), label: chosen, isCurrent: true }]),
    ...shown.map(({ label, count }) => ({
      href: hrefOf(label),
      label,
      count: formatNumber(count),
      isCurrent: isChosen(label),
    })),
  ];
}

/** Returns what a list is narrowed to, each with the address of the list without it. */
export function chosenChips(
  path: string,
  { label, typeId, sort }: ContentsAddress,
  types: readonly ContentsLinkView[],
): FilterChipView[] {
  const plain = { pageNumber: 1, sort };
  const type = types.find(({ isCurrent }) => isCurrent);
  return [
    ...(typeId === undefined
      ? []
      : [
          {
            id: 'type',
            href: contentsHref(path, label === undefined ? plain : { ...plain, label }),
            ...(type ? { title: texts.chosenType, value: type.label } : { value: texts.chosenUnknownType }),
          },
        ]),
    ...(label === undefined
      ? []
      : [
          {
            id: 'label',
            href: contentsHref(path, typeId === undefined ? plain : { ...plain, typeId }),
            title: texts.chosenLabel,
            value: label,
          },
        ]),
  ];
}

/** Returns the labels that stand beside one, each with a page of its own. */
export function relatedLabels(
  own: string,
  { labels = [] }: Pick<ContentsPage, 'labels'>,
): ContentsLinkView[] {
  return labels
    .filter(({ label }) => label !== own)
    .slice(0, LABELS_SHOWN)
    .map(({ label, count }) => ({ href: paths.contentLabel(label), label, count: formatNumber(count) }));
}
