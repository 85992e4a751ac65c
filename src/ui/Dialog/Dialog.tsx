import { Dialog as Primitive } from '@base-ui/react/dialog';
import { useRef, type ReactNode, type RefObject } from 'react';
import { useBackLayer } from '../../lib/browser/history/useBackLayer.ts';
import { common } from '../copy.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CloseIcon } from '../icons/icons.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { shouldClose } from './shouldClose.ts';
import * as css from './Dialog.css.ts';

export const dialogSizes = ['small', 'medium', 'large', 'sheet'] as const;
export type DialogSize = (typeof dialogSizes)[number];

interface DialogProps {
  open: boolean;
  /** Called on the close button, on Esc, on Back and, unless `staysOnPressOutside`, on a press outside. */
  onClose: () => void;
  title: string;
  /** Hides the title visually, for a dialog that begins with a picture; the close button overlays the picture. */
  hideTitle?: boolean;
  /** Announced together with the title. */
  description?: ReactNode;
  /** Content between the description and the actions. */
  children?: ReactNode;
  /** The buttons, the main one last. */
  actions?: ReactNode;
  /** Maximum width: 440, 600 or 840 px; `sheet` is 720 px wide and fills the screen of a phone. Default `small`. */
  size?: DialogSize;
  /** Whether the URL contains the dialog, so that Back closes it without an additional history entry. Default false. */
  isInAddress?: boolean;
  /** Whether a press outside is ignored, because it would lose typed text or a message that is shown only once. */
  staysOnPressOutside?: boolean;
  /** The element that receives the focus when the dialog opens; default its title. */
  initialFocus?: RefObject<HTMLElement | null>;
}

/**
 * A modal dialog, for a task or text of its own. For a question use `ConfirmDialog`, for controls of the screen behind
 * it `Drawer`, for a detail of one word `PopoverButton`. It traps the focus, restores it on closing and prevents the
 * page behind it from scrolling. It has 20 kB (gzip) with its primitive, so screens load it when it is about to be
 * needed (`lazyComponent`).
 */
export function Dialog({
  open,
  onClose,
  title,
  hideTitle = false,
  description,
  children,
  actions,
  size = 'small',
  isInAddress = false,
  staysOnPressOutside = false,
  initialFocus,
}: DialogProps) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  useBackLayer(open && !isInAddress, onClose);
  const heading = (
    <Primitive.Title ref={titleRef} tabIndex={-1} className={css.title}>
      {title}
    </Primitive.Title>
  );
  return (
    <Primitive.Root
      open={open}
      disablePointerDismissal={staysOnPressOutside}
      onOpenChange={(next, details) => shouldClose(next, details) && onClose()}
    >
      <Primitive.Portal>
        <Primitive.Backdrop className={css.backdrop} />
        <Primitive.Viewport className={size === 'sheet' ? css.sheetViewport : css.viewport}>
          <Primitive.Popup className={css.size[size]} initialFocus={initialFocus ?? titleRef}>
            <div className={hideTitle ? css.headHidden : css.head}>
              {hideTitle ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
              <span className={hideTitle ? css.closeFloating : css.close}>
                <IconButton label={common.closeDialog} onClick={onClose}>
                  <CloseIcon />
                </IconButton>
              </span>
            </div>
            <div className={css.body}>
              {description && <Primitive.Description className={css.description}>{description}</Primitive.Description>}
              {children}
              {actions && <div className={css.actions}>{actions}</div>}
            </div>
          </Primitive.Popup>
        </Primitive.Viewport>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
