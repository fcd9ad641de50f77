import type { Crumb } from '@bazaar/ui/breadcrumb';
import { FailedCard } from '@/lib/data/failed-card';
import { catalogueListMessages as texts } from '@/translations/catalogue-list';
import { ListTop } from './catalogue-list-view';

export interface ListFailureViewProps {
  readonly crumbs: readonly Crumb[];
  readonly title: string;
  readonly terms: readonly string[];
  /** The same address again, filters included. */
  readonly retryHref: string;
}

/** Renders a list whose products could not be read: the category's head stays, the list offers a retry. */
export function ListFailureView({ retryHref, ...top }: ListFailureViewProps) {
  return (
    <>
      <ListTop {...top} />
      <FailedCard texts={texts} retryHref={retryHref} />
    </>
  );
}
