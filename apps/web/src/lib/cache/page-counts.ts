/** What became of the reads of the page cache since the process started. */
export interface PageCounts {
  /** Pages sent as stored bytes, without a read. */
  bytes: number;
  memory: number;
  shared: number;
  disk: number;
  /** Reads without a page that could be sent. */
  missing: number;
  rendered: number;
  /** Renders that were left to another instance. */
  left: number;
}

export const pageCounts: PageCounts = {
  bytes: 0,
  memory: 0,
  shared: 0,
  disk: 0,
  missing: 0,
  rendered: 0,
  left: 0,
};
