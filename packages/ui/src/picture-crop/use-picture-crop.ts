'use client';

import { useState } from 'react';
import type { MediaSize, Point } from 'react-easy-crop';
import { type CropOptions, type CroppedSquare, cropPicture, mostZoom } from './crop-picture';

interface PictureCropInput extends CropOptions {
  readonly src: string;
  readonly onCropped: (picture: Blob) => void;
}

export interface PictureCropState {
  readonly place: Point;
  readonly zoom: number;
  readonly mostZoom: number;
  readonly problem: 'tooSmall' | 'failed' | undefined;
  readonly isReady: boolean;
  readonly move: (place: Point) => void;
  readonly setZoom: (zoom: number) => void;
  readonly setSquare: (square: CroppedSquare) => void;
  readonly measure: (size: MediaSize) => void;
  readonly fail: () => void;
  readonly cut: () => void;
}

/** Holds the position of the picture under its frame, and creates the result. */
export function usePictureCrop({ src, sides, type, onCropped }: PictureCropInput): PictureCropState {
  const [place, move] = useState<Point>({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [most, setMost] = useState(1);
  const [square, setSquare] = useState<CroppedSquare>();
  const [problem, setProblem] = useState<'tooSmall' | 'failed'>();
  const fail = () => setProblem('failed');
  return {
    place,
    zoom,
    mostZoom: most,
    problem,
    isReady: square !== undefined && problem !== 'tooSmall',
    move,
    setZoom,
    setSquare,
    measure({ naturalWidth, naturalHeight }) {
      setMost(mostZoom(naturalWidth, naturalHeight, sides[0]));
      setProblem(Math.min(naturalWidth, naturalHeight) < sides[0] ? 'tooSmall' : undefined);
    },
    fail,
    cut() {
      if (!square) return;
      setProblem(undefined);
      cropPicture(src, square, { type, sides }).then(onCropped, fail);
    },
  };
}
