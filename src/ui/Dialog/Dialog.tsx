import { Dialog as Primitive } from '@base-ui/react/dialog';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useBackLayer } from '../../lib/browser/history/useBackLayer.ts';
import { common } from '../copy.ts';
import { isMotionReduced } from '../theme/reducedMotion.ts';
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
  /** A `MenuButton`, beside the close button. */
  menu?: ReactNode;
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
  /** Returns the element on the screen that it grows from and shrinks back to; without one it has a plain entrance. */
  origin?: () => Element | null;
  /** Whether a press outside is ignored, because it would lose typed text or a message that is shown only once. */
  staysOnPressOutside?: boolean;
  /** The element that receives the focus when the dialog opens; default its title. */
  initialFocus?: RefObject<HTMLElement | null>;
}

/** Milliseconds in which a dialog grows from its origin. */
const GROWTH = 240;
/** In px: how far a sheet is pulled down to close it, and how far a finger goes until its direction is known. */
const PULL = 96;
const SLIP = 8;

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
  menu,
  description,
  children,
  actions,
  size = 'small',
  isInAddress = false,
  origin,
  staysOnPressOutside = false,
  initialFocus,
}: DialogProps) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  useBackLayer(open && !isInAddress, onClose);
  const [popup, setPopup] = useState<HTMLElement | null>(null);
  useGrowth(popup, open, origin);
  usePullDown(popup, size === 'sheet' && !staysOnPressOutside, onClose);
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
          <Primitive.Popup ref={setPopup} className={css.size[size]} initialFocus={initialFocus ?? titleRef}>
            <div className={hideTitle ? css.headHidden : css.head}>
              {hideTitle ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
              <span className={hideTitle ? css.closeFloating : css.close}>
                {menu}
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

/** Lets a dialog grow from its origin, and shrink back to it. It is only seen to move: nothing waits for it. */
function useGrowth(popup: HTMLElement | null, open: boolean, origin?: () => Element | null): void {
  const move = useEffectEvent((element: HTMLElement, isOpening: boolean) => {
    const from = isMotionReduced() ? null : (origin?.() ?? null);
    const box = from?.getBoundingClientRect();
    if (box === undefined || box.bottom < 0 || box.top > window.innerHeight) return;
    // Its plain entrance would be measured with it.
    if (isOpening) for (const animation of element.getAnimations()) animation.cancel();
    const own = element.getBoundingClientRect();
    const scale = box.width / own.width;
    const small = {
      transformOrigin: '0 0',
      transform: `translate(${box.left - own.left}px, ${box.top - own.top}px) scale(${scale})`,
      clipPath: `inset(0 0 ${Math.max(0, own.height - box.height / scale)}px round ${16 / scale}px)`,
      opacity: isOpening ? 0.5 : 0,
    };
    const large = { transformOrigin: '0 0', transform: 'none', clipPath: 'inset(0 round 0)', opacity: 1 };
    // It is opaque as long as it is not about as small as its origin.
    element.animate(
      isOpening ? [small, { opacity: 1, offset: 0.3 }, large] : [large, { opacity: 1, offset: 0.7 }, small],
      {
        duration: GROWTH,
        easing: 'ease-out',
        fill: isOpening ? 'none' : 'forwards',
      },
    );
  });
  useLayoutEffect(() => {
    if (popup) move(popup, open);
  }, [popup, open]);
}

/** Closes a sheet that a finger pulls down from its top. */
function usePullDown(popup: HTMLElement | null, isOn: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!popup || !isOn) return undefined;
    let start: { x: number; y: number } | null = null;
    let distance = 0;
    const listeners = new AbortController();
    const options = { signal: listeners.signal };
    const draw = () => {
      popup.style.translate = distance > 0 && !isMotionReduced() ? `0 ${distance}px` : '';
    };
    popup.addEventListener(
      'touchstart',
      ({ touches: [touch, second], target }) => {
        const isFree = target instanceof Element && target.closest('input, textarea, [role="slider"]') === null;
        // Only on a phone it fills the screen.
        const isWhole = popup.offsetWidth >= document.documentElement.clientWidth;
        const isAtTop = popup.parentElement?.scrollTop === 0;
        start = touch && !second && isFree && isWhole && isAtTop ? { x: touch.clientX, y: touch.clientY } : null;
      },
      { ...options, passive: true },
    );
    popup.addEventListener(
      'touchmove',
      (event) => {
        const [touch] = event.touches;
        if (!start || !touch) return;
        const down = touch.clientY - start.y;
        // A finger that goes up or sideways first scrolls.
        if (distance === 0 && down < Math.max(SLIP, Math.abs(touch.clientX - start.x))) {
          if (down < 0 || Math.abs(touch.clientX - start.x) > SLIP) start = null;
          return;
        }
        // Safari would move the content, too.
        if (event.cancelable) event.preventDefault();
        distance = Math.max(0, down);
        draw();
      },
      options,
    );
    const end = ({ type }: TouchEvent) => {
      const isPulled = type === 'touchend' && distance > PULL;
      start = null;
      distance = 0;
      if (isPulled) close();
      else draw();
    };
    popup.addEventListener('touchend', end, options);
    popup.addEventListener('touchcancel', end, options);
    return () => listeners.abort();
  }, [popup, isOn]);
}
