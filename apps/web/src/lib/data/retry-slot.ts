import type { ReactNode } from 'react';

/** Renders the retry of a failed part of a page, named by the part. */
export type RetrySlot = (part: string) => ReactNode;
