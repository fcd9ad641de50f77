import type { FieldFrameProps } from '../field/field';

interface FileDropItemBase {
  readonly id: string;
  readonly name: string;
  /** Formatted size: «۳٫۲ مگابایت». */
  readonly size?: string;
}

/** A file and its state. `percent` is 0–100 and `progress` is its text: «۴۰٪». */
export type FileDropItem = FileDropItemBase &
  (
    | { readonly state: 'queued' }
    | { readonly state: 'uploading'; readonly percent: number; readonly progress: string }
    | { readonly state: 'done'; readonly href?: string }
    /** Interrupted during upload: may be retried. */
    | { readonly state: 'failed'; readonly reason: string }
    /** Not accepted (kind, size, number): can only be removed. */
    | { readonly state: 'refused'; readonly reason: string }
  );

export interface FileDropTexts {
  /** Label of the button that opens the system's file dialog. */
  readonly choose: string;
  /** Text beside it: that files may be dropped and pasted here, and which ones. */
  readonly invitation: string;
  /** Replaces it while files are dragged over the area. */
  readonly over: string;
  /** Accessible name of the list. */
  readonly list: string;
  readonly queued: string;
  readonly done: string;
  readonly retry: (name: string) => string;
  readonly remove: (name: string) => string;
  /** Announced when the state of a file changes. */
  readonly announce: (file: FileDropItem) => string;
}

export interface FileDropProps extends Omit<FieldFrameProps, 'children'> {
  /** Files in display order, each with its state. */
  readonly files: readonly FileDropItem[];
  /** Receives the files unchecked; the caller validates kind, size and number, and uploads them. */
  readonly onAdd: (files: readonly File[]) => void;
  /** Called with the id of the file to remove. */
  readonly onRemove: (id: string) => void;
  /** Called with the id of the file to send again. */
  readonly onRetry: (id: string) => void;
  /** Texts of its parts, from the translations of the app. */
  readonly texts: FileDropTexts;
  /** For the system's file dialog: `.pdf,.step,image/*`. */
  readonly accept?: string;
  /** Takes one file; a second one replaces it. */
  readonly isSingle?: boolean;
  /** Cannot be used; say nearby why. */
  readonly disabled?: boolean;
}
