'use client';

import { useIsFetching, useIsRestoring } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** A page of several reads is shown at once when they have come, or piece by piece after this time. */
const TOGETHER_MS = 1_500;

/**
 * Returns whether the first reads of a page have come or failed: its panels appear together then, in place of one moving the others. The panels
 * have to be mounted meanwhile, hidden, since they are what reads.
 */
export function useFirstReads(): boolean {
  const pending = useIsFetching({ predicate: ({ state }) => state.status === 'pending' });
  // Reads are held back until it is known whether the person may make them.
  const isHeld = useIsRestoring();
  const [isMounted, setMounted] = useState(false);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isHeld) setMounted(true);
  }, [isHeld]);
  useEffect(() => {
    const later = setTimeout(() => setOver(true), TOGETHER_MS);
    return () => clearTimeout(later);
  }, []);
  const isThere = isMounted && pending === 0;
  useEffect(() => {
    if (isThere) setOver(true);
  }, [isThere]);
  return isOver;
}
