import type { FileRef } from '@bazaar/api/model';
import type { FileRowView } from '@bazaar/ui/patterns/file-rows';
import { sizeText } from '@/lib/uploads/size-text';

const ICONS: Readonly<Record<string, FileRowView['icon']>> = {
  pdf: 'pdf',
  xlsx: 'sheet',
  csv: 'sheet',
  dwg: 'drawing',
  dxf: 'drawing',
  step: 'drawing',
};

/** Returns a file as one line: its name without the ending, which is said beside it as its kind. */
export function toFileRow({ id, url, name, sizeBytes }: FileRef): FileRowView {
  const [, base = name, ending = ''] = /^(.+)\.([A-Za-z0-9]{1,5})$/.exec(name) ?? [];
  return {
    id,
    href: url,
    name: base,
    icon: ICONS[ending.toLowerCase()] ?? 'document',
    kind: ending.toUpperCase(),
    size: sizeText(sizeBytes),
  };
}
