'use client';

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type Point, pan, whole, type Zoom, zoomAbout } from './zoom';

export interface StageZoom {
  readonly stage: RefObject<HTMLDivElement | null>;
  readonly scale: number;
  /** Zooms about the centre, or about the given point, relative to the centre. */
  readonly enlarge: (factor: number, about?: Point) => void;
  readonly move: (by: Point) => void;
  readonly reset: () => void;
}

const middle: Point = { x: 0, y: 0 };

/** Zoom and pan of the picture in a stage: by wheel, two fingers, one finger or the mouse, and by methods for keys and buttons. */
export function useZoom(): StageZoom {
  const stage = useRef<HTMLDivElement>(null);
  const zoom = useRef<Zoom>(whole);
  const [scale, setScale] = useState(1);
  const set = useCallback((change: (now: Zoom, stage: Point) => Zoom) => {
    const box = stage.current;
    if (!box) return;
    zoom.current = change(zoom.current, { x: box.clientWidth, y: box.clientHeight });
    const { x, y, scale } = zoom.current;
    const picture = box.querySelector('img');
    // Set on the element: the content security policy would block a style attribute.
    if (picture) picture.style.transform = scale === 1 ? '' : `translate(${x}px, ${y}px) scale(${scale})`;
    setScale(scale);
  }, []);
  const enlarge = useCallback(
    (factor: number, about = middle) => set((now, size) => zoomAbout(now, factor, about, size)),
    [set],
  );
  const move = useCallback((by: Point) => set((now, size) => pan(now, by, size)), [set]);
  const reset = useCallback(() => set(() => whole), [set]);
  useEffect(
    () => (stage.current ? followPointers(stage.current, enlarge, move) : undefined),
    [enlarge, move],
  );
  return { stage, scale, enlarge, move, reset };
}

/** Listens natively: React's own wheel listener is passive and cannot prevent scrolling. */
function followPointers(
  stage: HTMLElement,
  enlarge: (factor: number, about: Point) => void,
  move: (by: Point) => void,
): () => void {
  const pointers = new Map<number, Point>();
  const fromMiddle = ({ x, y }: Point): Point => {
    const box = stage.getBoundingClientRect();
    return { x: x - box.x - box.width / 2, y: y - box.y - box.height / 2 };
  };
  const onMove = ({ pointerId, clientX, clientY }: PointerEvent) => {
    const was = pointers.get(pointerId);
    if (!was) return;
    const now = { x: clientX, y: clientY };
    const other = [...pointers].find(([id]) => id !== pointerId)?.[1];
    pointers.set(pointerId, now);
    if (!other) move({ x: now.x - was.x, y: now.y - was.y });
    else
      enlarge(
        apart(now, other) / Math.max(1, apart(was, other)),
        fromMiddle({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }),
      );
  };
  const listeners = new AbortController();
  const { signal } = listeners;
  const onWheel = (event: WheelEvent) => {
    event.preventDefault();
    enlarge(Math.exp(-event.deltaY / 400), fromMiddle({ x: event.clientX, y: event.clientY }));
  };
  stage.addEventListener('wheel', onWheel, { passive: false, signal });
  const onDown = (event: PointerEvent) => {
    stage.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  stage.addEventListener('pointerdown', onDown, { signal });
  stage.addEventListener('pointermove', onMove, { signal });
  for (const name of ['pointerup', 'pointercancel'] as const)
    stage.addEventListener(name, ({ pointerId }) => pointers.delete(pointerId), { signal });
  return () => listeners.abort();
}

const apart = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
