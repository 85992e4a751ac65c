import { useEffect, useEffectEvent, useState, type ClipboardEvent, type DragEvent, type RefObject } from 'react';
import { logFailure } from '../../lib/log/log.ts';
import { fileDrop as copy } from '../copy.ts';
import { snackbars } from '../Snackbar/snackbars.ts';

interface FileDropOptions {
  disabled: boolean;
  onFile: (file: File) => void;
  /**
   * If given, files that are dropped anywhere on the page are taken too, while this element is visible, no dialog is
   * open above it, and nothing else takes them. It is scrolled into view, because it shows what has become of the file.
   */
  area?: RefObject<HTMLElement | null> | undefined;
}

/**
 * Accepts a file that is dropped on an element, or pasted while the focus is inside it. Of several files the first one
 * is taken, and the user is told so.
 * @returns event handlers for the element, and whether a file is being dragged over it or its page
 */
export function useFileDrop({ disabled, onFile, area }: FileDropOptions) {
  'use no memo';
  /**
   * Descendants fire `dragenter` and `dragleave` too, so the file is over the element while their difference is not 0.
   */
  const [depth, setDepth] = useState(0);
  const [isOverPage, setOverPage] = useState(false);
  const take = (files: FileList) => {
    const file = files[0];
    if (file && !disabled) {
      onFile(file);
      if (files.length > 1) snackbars.show(copy.onlyFirst, { topic: 'file-drop' });
    }
    return file !== undefined;
  };

  const isPageWide = area !== undefined;
  const target = useEffectEvent(() => (disabled ? null : (area?.current ?? null)));
  const takeFromPage = useEffectEvent((files: FileList) => void take(files));
  useEffect(() => {
    if (!isPageWide) return undefined;
    const stopping = new AbortController();
    const { signal } = stopping;
    void import('./followPageDrops.ts').then(
      ({ followPageDrops }) =>
        followPageDrops({
          target: () => target(),
          onOver: setOverPage,
          onFiles: (files) => takeFromPage(files),
          signal,
        }),
      (error: unknown) => logFailure('Files are only taken by their field', error),
    );
    return () => stopping.abort();
  }, [isPageWide]);

  return {
    isOver: (depth > 0 || isOverPage) && !disabled,
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
