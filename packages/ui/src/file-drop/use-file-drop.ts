import { type ClipboardEvent, type DragEvent, useState } from 'react';
import type { FileDropProps } from './file-drop-types';

/** Returns the listeners of the drop area: takes dropped and pasted files and leaves anything else to the page. */
export function useFileDrop({ onAdd, isSingle, disabled }: FileDropProps) {
  const [isOver, setIsOver] = useState(false);
  const add = (files: FileList | null) => {
    const taken = [...(files ?? [])].slice(0, isSingle ? 1 : undefined);
    if (taken.length > 0 && !disabled) onAdd(taken);
    return taken.length > 0;
  };
  const listeners = {
    onDragOver: (event: DragEvent) => {
      if (disabled || !event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)))
        setIsOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      add(event.dataTransfer.files);
    },
    onPaste: (event: ClipboardEvent) => {
      if (add(event.clipboardData.files)) event.preventDefault();
    },
  };
  return { isOver, add, listeners };
}
