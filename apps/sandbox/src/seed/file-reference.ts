/** The contract's `FileRef` of a picture drawn by this server. */
export interface FileReference {
  id: string;
  url: string;
  name: string;
  mime: string;
  sizeBytes: number;
  width: number;
  height: number;
}
