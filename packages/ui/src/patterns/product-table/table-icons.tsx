import { mdiClipboardPlusOutline, mdiShieldCheckOutline } from '@mdi/js';

const icons = { request: mdiClipboardPlusOutline, shield: mdiShieldCheckOutline } as const;

/** The icons that every row repeats, drawn once: a row refers to them, so that a hundred rows do not hold a hundred copies. */
export function TableIcons() {
  return (
    <svg width={0} height={0} aria-hidden="true" className="sr">
      {Object.entries(icons).map(([name, path]) => (
        <symbol key={name} id={`u-table-${name}`} viewBox="0 0 24 24">
          <path d={path} />
        </symbol>
      ))}
    </svg>
  );
}

export function TableIcon({ name }: { readonly name: keyof typeof icons }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the text beside it, or the title of its link, says the same.
    <svg>
      <use href={`#u-table-${name}`} />
    </svg>
  );
}

export interface RowRequestProps {
  /** «درخواست 6205-2RSH»; the link shows an icon only. */
  readonly label: string;
  readonly href: string;
  /** Data attributes of the product for the script that adds it. */
  readonly action: Readonly<Record<`data-${string}`, string>>;
}

/** Link at the end of a table's row that adds its product to the request. */
export function RowRequest({ label, href, action }: RowRequestProps) {
  return (
    <a href={href} title={label} className="u-row-request" {...action}>
      <TableIcon name="request" />
    </a>
  );
}
