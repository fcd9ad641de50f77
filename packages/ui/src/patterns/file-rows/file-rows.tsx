import { mdiDownload, mdiFileDocumentOutline, mdiFilePdfBox, mdiFileTable, mdiRulerSquare } from '@mdi/js';
import { Icon } from '../../icon/icon';
import { MixedText } from '../../mixed-text/mixed-text';

const ICONS = {
  document: mdiFileDocumentOutline,
  pdf: mdiFilePdfBox,
  sheet: mdiFileTable,
  drawing: mdiRulerSquare,
} as const;

export interface FileRowView {
  readonly id: string;
  readonly href: string;
  /** Without its ending. */
  readonly name: string;
  readonly icon: keyof typeof ICONS;
  /** «PDF» */
  readonly kind: string;
  /** «۱۸۰ کیلوبایت» */
  readonly size: string;
}

/**
 * Files to download, a line each: what it is, its kind and its size. Place them in a card or panel without padding.
 *
 * Use it for files of an article or a product. Not for files that are being chosen to send (FileDrop).
 */
export function FileRows({
  label,
  files,
}: {
  /** Accessible name, where no heading stands directly above. */
  readonly label?: string;
  /** Files in display order. */
  readonly files: readonly FileRowView[];
}) {
  return (
    <ul className="u-file-rows" aria-label={label}>
      {files.map(({ id, href, name, icon, kind, size }) => (
        <li key={id}>
          <a href={href} download>
            <Icon path={ICONS[icon]} />
            <span>
              <MixedText>{name}</MixedText> <bdi dir="ltr">{kind}</bdi>
            </span>
            <small>{size}</small>
            <Icon path={mdiDownload} />
          </a>
        </li>
      ))}
    </ul>
  );
}
