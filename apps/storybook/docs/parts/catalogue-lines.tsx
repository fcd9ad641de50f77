import type { CatalogueEntry, Status } from '../../catalogue/catalogue-entry';

const meanings: Readonly<Record<Status, string>> = {
  stable: 'used on screens',
  new: 'no screen uses it yet; its properties may change',
  deprecated: 'will be removed',
};

export const StatusBadge = ({ status }: { readonly status: Status }) => (
  <p className="status-line">
    <span className={`status status-${status}`}>{status}</span> {meanings[status]}
  </p>
);

/** Other names of a component, and what it is told apart from. */
export const CatalogueLines = ({ entry }: { readonly entry: CatalogueEntry }) => (
  <dl className="catalogue-lines">
    <dt>Other names</dt>
    <dd>
      <bdi lang="fa">{entry.persian.join('، ')}</bdi> · {entry.english.join(', ')}
    </dd>
    {entry.apart ? (
      <>
        <dt>Told apart</dt>
        <dd>{entry.apart}</dd>
      </>
    ) : null}
  </dl>
);
