import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ClipboardEvent,
  type DragEvent,
  type RefObject,
} from 'react';
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

  /** A picture of the page itself that is being dragged is a file, too, but no choice of the user. */
  const isOwnDrag = useRef(false);
  const follow = useEffectEvent((event: globalThis.DragEvent) => {
    if (event.type === 'dragstart' || event.type === 'dragend') isOwnDrag.current = event.type === 'dragstart';
    const element = area?.current;
    const isForIt =
      !disabled &&
      !isOwnDrag.current &&
      !event.defaultPrevented &&
      containsFile(event) &&
      element &&
      isReachable(element);
    setOverPage(isForIt === true && event.type === 'dragover');
    if (isForIt !== true || (event.type !== 'dragover' && event.type !== 'drop')) return;
    event.preventDefault();
    if (event.type === 'dragover' || !event.dataTransfer) return;
    take(event.dataTransfer.files);
    element.scrollIntoView({ block: 'center' });
  });
  const isPageWide = area !== undefined;
  useEffect(() => {
    if (!isPageWide) return undefined;
    const stopping = new AbortController();
    const listener = (event: globalThis.DragEvent) => {
      // On its way from one element to the next a drag leaves the first one; at the end it leaves the page.
      if (event.type !== 'dragleave' || event.relatedTarget === null) follow(event);
    };
    for (const type of ['dragstart', 'dragend', 'dragover', 'dragleave', 'drop'] as const) {
      document.addEventListener(type, listener, { signal: stopping.signal });
    }
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

const containsFile = ({ dataTransfer }: { dataTransfer: DataTransfer | null }) =>
  dataTransfer?.types.includes('Files') === true;

/** Whether an element is visible (its tab may be hidden) and not behind a dialog. */
const isReachable = (element: Element) =>
  element.getClientRects().length > 0 && element.closest('[inert], [aria-hidden="true"]') === null;
