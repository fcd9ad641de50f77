/** A kind of file that may be uploaded. */
export interface FileKind {
  mime: string;
  /** File extensions of this kind; the first is the usual one. */
  extensions: readonly string[];
}

/** Accepted kinds, by the name that detection gives. */
export const fileKinds = {
  pdf: { mime: 'application/pdf', extensions: ['pdf'] },
  jpg: { mime: 'image/jpeg', extensions: ['jpg', 'jpeg'] },
  png: { mime: 'image/png', extensions: ['png'] },
  webp: { mime: 'image/webp', extensions: ['webp'] },
  dwg: { mime: 'image/vnd.dwg', extensions: ['dwg'] },
  dxf: { mime: 'image/vnd.dxf', extensions: ['dxf'] },
  step: { mime: 'model/step', extensions: ['step', 'stp'] },
  igs: { mime: 'model/iges', extensions: ['igs', 'iges'] },
  xlsx: { mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', extensions: ['xlsx'] },
  docx: {
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extensions: ['docx'],
  },
  zip: { mime: 'application/zip', extensions: ['zip'] },
} as const satisfies Record<string, FileKind>;

export type FileKindName = keyof typeof fileKinds;

export function isFileKind(name: string): name is FileKindName {
  return Object.hasOwn(fileKinds, name);
}

export const pictureKinds: readonly FileKindName[] = ['jpg', 'png', 'webp'];
