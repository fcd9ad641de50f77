/** Why a file is not sent at all. */
export type FileProblem = 'file-empty' | 'file-large' | 'file-kind' | 'file-runnable' | 'files-many';

export interface FileRules {
  /** Endings of names, without the dot; absent where the catalogue accepts a kind this code does not know. */
  readonly endings: readonly string[] | undefined;
  readonly largestBytes: number;
  /** How many more there may be. */
  readonly room: number;
}

export interface ChosenFile {
  readonly name: string;
  readonly size: number;
}

const MEGABYTE = 1024 * 1024;

/** Kinds of files the catalogue stores, with the endings of their names. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/vnd.dwg': ['dwg'],
  'image/vnd.dxf': ['dxf'],
  'model/step': ['step', 'stp'],
  'model/iges': ['igs', 'iges'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/zip': ['zip'],
};
const RUNNABLE =
  /\.(exe|com|bat|cmd|scr|msi|lnk|jar|apk|sh|ps1|vbs|js|wsf|hta|php|asp|aspx|py|html?|svg|docm|xlsm)\./i;

/** Rules of a file that belongs to a request or a message. */
export const DOCUMENT_RULES: FileRules = {
  endings: Object.values(KINDS).flat(),
  largestBytes: 20 * MEGABYTE,
  room: 10,
};

/** Returns the rules of a kind of document. */
export function documentRules(
  type: { readonly acceptedMimes: readonly string[]; readonly maxSizeMb: number },
  room: number,
): FileRules {
  const isKnown = type.acceptedMimes.every((mime) => Object.hasOwn(KINDS, mime));
  return {
    endings: isKnown ? type.acceptedMimes.flatMap((mime) => KINDS[mime] ?? []) : undefined,
    largestBytes: Math.min(type.maxSizeMb * MEGABYTE, DOCUMENT_RULES.largestBytes),
    room,
  };
}

/** Returns why the service would refuse a file, as far as its name and size tell; `undefined` when it may be sent. */
export function checkFile(
  { name, size }: ChosenFile,
  { endings, largestBytes }: FileRules,
): FileProblem | undefined {
  if (RUNNABLE.test(name)) return 'file-runnable';
  const ending = /\.([^.]+)$/.exec(name.trim())?.[1]?.toLowerCase();
  if (endings !== undefined && (ending === undefined || !endings.includes(ending))) return 'file-kind';
  if (size === 0) return 'file-empty';
  return size > largestBytes ? 'file-large' : undefined;
}

/** Returns the endings for the system's choice of files: `.pdf,.dwg`. */
export function acceptText({ endings }: FileRules): string {
  return (endings ?? []).map((ending) => `.${ending}`).join(',');
}
