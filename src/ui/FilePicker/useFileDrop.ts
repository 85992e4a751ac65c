import { useState, type ClipboardEvent, type DragEvent } from 'react';

/**
 * Takes a file that is dropped on an element or pasted while the focus is in it: the handlers for the element, and
 * whether a file hovers over it.
 */
export function useFileDrop(disabled: boolean, onFile: (file: File) => void) {
  /** Elements below each other enter and leave too: the file is over the outer one while the sum is not 0. */
  const [depth, setDepth] = useState(0);
  const take = (files: FileList) => {
    const file = files[0];
    if (file && !disabled) onFile(file);
    return file !== undefined;
  };
  return {
    isOver: depth > 0 && !disabled,
    handlers: {
      onDragEnter: (event: DragEvent) => {
        if (holdsFile(event)) setDepth((before) => before + 1);
      },
      onDragLeave: () => setDepth((before) => Math.max(0, before - 1)),
      onDragOver: (event: DragEvent) => {
        // Without this the browser would open the file in place of the app.
        if (holdsFile(event)) event.preventDefault();
      },
      onDrop: (event: DragEvent) => {
        setDepth(0);
        if (!holdsFile(event)) return;
        event.preventDefault();
        take(event.dataTransfer.files);
      },
      onPaste: (event: ClipboardEvent) => {
        if (take(event.clipboardData.files)) event.preventDefault();
      },
    },
  };
}

const holdsFile = (event: DragEvent) => event.dataTransfer.types.includes('Files');
