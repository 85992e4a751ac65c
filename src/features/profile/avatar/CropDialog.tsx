import { useId, useState } from 'react';
import { Button } from '../../../ui/Button/Button.tsx';
import { common } from '../../../ui/copy.ts';
import { Dialog } from '../../../ui/Dialog/Dialog.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { avatar as copy } from '../copy.ts';
import { mostZoom, turnCrop, initialCrop, zoomCrop } from './crop.ts';
import { CropArea } from './CropArea.tsx';
import { encodeCrop } from './renderCrop.ts';
import * as css from './CropDialog.css.ts';

interface CropDialogProps {
  picture: ImageBitmap;
  /** Whether the picture has fewer pixels than recommended. */
  isSmall: boolean;
  onApply: (file: File) => void;
  onCancel: () => void;
  onFail: () => void;
}

/** Lets the user choose the square part of a picture that becomes their profile picture. */
export function CropDialog({ picture, isSmall, onApply, onCancel, onFail }: CropDialogProps) {
  const [crop, setCrop] = useState(() => initialCrop(picture));
  const zoomId = useId();
  const most = mostZoom(picture);
  const apply = () => {
    let file: File;
    try {
      file = encodeCrop(picture, crop);
    } catch {
      return onFail();
    }
    onApply(file);
  };
  return (
    <Dialog
      open
      onClose={onCancel}
      staysOnPressOutside
      title={copy.crop}
      actions={
        <>
          <Button onClick={onCancel}>{common.cancel}</Button>
          <Button variant="primary" onClick={apply}>
            {copy.apply}
          </Button>
        </>
      }
    >
      <Stack gap="medium">
        <CropArea picture={picture} crop={crop} onCrop={setCrop} />
        <div className={css.controls}>
          <label className={css.label} htmlFor={zoomId}>
            {copy.zoom}
          </label>
          <input
            id={zoomId}
            className={css.slider}
            type="range"
            min={1}
            max={most}
            step={0.01}
            value={crop.zoom}
            disabled={most === 1}
            onChange={(event) => setCrop(zoomCrop(picture, crop, event.currentTarget.valueAsNumber))}
          />
          <Button size="compact" onClick={() => setCrop(turnCrop(picture, crop))}>
            {copy.rotate}
          </Button>
        </div>
        {isSmall && <p className={css.warning}>{copy.small}</p>}
      </Stack>
    </Dialog>
  );
}
