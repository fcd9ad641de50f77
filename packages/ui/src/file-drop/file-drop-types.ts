import type { FieldFrameProps } from '../field/field';

interface FileDropItemBase {
  readonly id: string;
  readonly name: string;
  /** As it is read: «۳٫۲ مگابایت». */
  readonly size?: string;
}

/** A file and how far it is. `percent` counts 0–100 and `progress` is the same in words: «۴۰٪». */
export type FileDropItem = FileDropItemBase &
  (
    | { readonly state: 'queued' }
    | { readonly state: 'uploading'; readonly percent: number; readonly progress: string }
    | { readonly state: 'done'; readonly href?: string }
    /** Broken off on the way: may be tried again. */
    | { readonly state: 'failed'; readonly reason: string }
    /** Not taken at all (kind, size, number): can only be removed. */
    | { readonly state: 'refused'; readonly reason: string }
  );

export interface FileDropTexts {
  /** The button that opens the system's choice of files. */
  readonly choose: string;
  /** Beside it: that files may be dropped and pasted here, and which ones. */
  readonly invitation: string;
  /** In its place while files hang over the ground. */
  readonly over: string;
  /** Spoken name of the list. */
  readonly list: string;
  readonly queued: string;
  readonly done: string;
  readonly retry: (name: string) => string;
  readonly remove: (name: string) => string;
  /** Spoken when a file comes to another state. */
  readonly announce: (file: FileDropItem) => string;
}

export interface FileDropProps extends Omit<FieldFrameProps, 'children'> {
  readonly files: readonly FileDropItem[];
  /** Files as they came; the caller judges kind, size and number, and sends them. */
  readonly onAdd: (files: readonly File[]) => void;
  readonly onRemove: (id: string) => void;
  readonly onRetry: (id: string) => void;
  readonly texts: FileDropTexts;
  /** For the system's choice of files: `.pdf,.step,image/*`. */
  readonly accept?: string;
  readonly isSingle?: boolean;
  readonly disabled?: boolean;
}
