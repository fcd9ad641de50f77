/** One kind of file that may be sent. */
export interface FileKind {
  mime: string;
  /** Endings a name of this kind may have; the first is the usual one. */
  extensions: readonly string[];
}

/** What is accepted, by the name under which the content is recognised. */
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
