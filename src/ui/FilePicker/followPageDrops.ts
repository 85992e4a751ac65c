interface PageDropOptions {
  /** Returns the element that stands for the files of the page; null while it takes none. */
  target: () => Element | null;
  onOver: (isOver: boolean) => void;
  onFiles: (files: FileList) => void;
  signal: AbortSignal;
}

/**
 * Takes files that are dropped anywhere on the page, while the target is visible, no dialog is open above it, and nothing
 * else takes them. Scrolls the target into view then, because it shows what has become of the file. This is a file of
 * its own because it is loaded after the screen.
 */
export function followPageDrops({ target, onOver, onFiles, signal }: PageDropOptions): void {
  /** A picture of the page itself that is being dragged is a file, too, but no choice of the user. */
  let isOwnDrag = false;
  const follow = (event: DragEvent) => {
    const { type, dataTransfer } = event;
    // On its way from one element to the next a drag leaves the first one; at the end it leaves the page.
    if (type === 'dragleave' && event.relatedTarget !== null) return;
    if (type === 'dragstart' || type === 'dragend') isOwnDrag = type === 'dragstart';
    const element = target();
    const isTaken =
      (type === 'dragover' || type === 'drop') &&
      !isOwnDrag &&
      !event.defaultPrevented &&
      dataTransfer?.types.includes('Files') === true &&
      element !== null &&
      isReachable(element);
    onOver(isTaken && type === 'dragover');
    if (!isTaken) return;
    event.preventDefault();
    if (type === 'dragover') return;
    onFiles(dataTransfer.files);
    element.scrollIntoView({ block: 'center' });
  };
  for (const type of ['dragstart', 'dragend', 'dragover', 'dragleave', 'drop'] as const) {
    document.addEventListener(type, follow, { signal });
  }
}

/** Whether an element is visible (its tab may be hidden) and not behind a dialog. */
const isReachable = (element: Element) =>
  element.getClientRects().length > 0 && element.closest('[inert], [aria-hidden="true"]') === null;
