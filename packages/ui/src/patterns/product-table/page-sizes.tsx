export interface PageSizesProps {
  readonly label: string;
  readonly links: readonly { readonly href: string; readonly label: string; readonly isCurrent: boolean }[];
}

/** Sizes a page of the list can have, inside the PaginationBar. */
export function PageSizes({ label, links }: PageSizesProps) {
  return (
    <nav aria-label={label} className="u-page-sizes">
      <span aria-hidden="true">{label}</span>
      {links.map(({ href, label: size, isCurrent }) => (
        <a key={size} href={href} aria-current={isCurrent ? 'true' : undefined}>
          {size}
        </a>
      ))}
    </nav>
  );
}
