/** Rows of one call, the service's most. */
const CALL_ROWS = 100;
/** Most rows of one file: fifty calls. */
export const FILE_ROWS = 5_000;

export interface RowPage<Row> {
  readonly items: readonly Row[];
  readonly totalCount: number;
}

export interface ReadAllOptions<Row> {
  readPage(page: { readonly pageNumber: number; readonly pageSize: number }): Promise<RowPage<Row>>;
  /** Called after each page. */
  onProgress(read: number, all: number): void;
  readonly signal: AbortSignal;
}

/** Reads the rows of a list page by page, up to the most of one file. Rejects when the signal fires. */
export async function readAll<Row>({ readPage, onProgress, signal }: ReadAllOptions<Row>): Promise<{
  readonly rows: readonly Row[];
  /** There are more than the most of one file. */
  readonly isCut: boolean;
}> {
  const rows: Row[] = [];
  for (let pageNumber = 1; ; pageNumber += 1) {
    const { items, totalCount } = await readPage({ pageNumber, pageSize: CALL_ROWS });
    signal.throwIfAborted();
    rows.push(...items);
    onProgress(rows.length, Math.min(totalCount, FILE_ROWS));
    const isCut = rows.length >= FILE_ROWS && totalCount > FILE_ROWS;
    if (items.length === 0 || rows.length >= totalCount || isCut) return { rows, isCut };
  }
}
