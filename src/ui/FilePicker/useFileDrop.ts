import { useState, type ClipboardEvent, type DragEvent } from 'react';

/**
 * Accepts a file that is dropped on an element, or pasted while the focus is inside it.
 * @returns event handlers for the element, and whether a file is being dragged over it
 */
export function useFileDrop(disabled: boolean, onFile: (file: File) => void) {
  /**
   * Descendants fire `dragenter` and `dragleave` too, so the file is over the element while their difference is not 0.
   */
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
        if (containsFile(event)) setDepth((before) => before + 1);
      },
      onDragLeave: () => setDepth((before) => Math.max(0, before - 1)),
      onDragOver: (event: DragEvent) => {
        // Without this the browser would open the file instead of the app.
        if (containsFile(event)) event.preventDefault();
      },
      onDrop: (event: DragEvent) => {
        setDepth(0);
        if (!containsFile(event)) return;
        event.preventDefault();
        take(event.dataTransfer.files);
      },
      onPaste: (event: ClipboardEvent) => {
        if (take(event.clipboardData.files)) event.preventDefault();
      },
    },
  };
}

const containsFile = (event: DragEvent) => event.dataTransfer.types.includes('Files');
