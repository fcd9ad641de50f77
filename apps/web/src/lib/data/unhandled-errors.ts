import 'server-only';
import type { OperationId } from '@bazaar/api/operations';
import { cache } from 'react';
import type { QueryResult } from './query-result';

/**
 * Reads of this render that failed and that no part of the page has handled: `load` adds each, `optionalData` and `criticalData` remove
 * what has its own panel or is the page itself. `MissingNotice` reports the rest.
 */
export const unhandledErrors = cache((): Map<QueryResult<unknown>, readonly OperationId[]> => new Map());
