/** Creates a picture file in two colours; for stories only. */
export async function createPictureFile(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('There is nothing to paint on');
  context.fillStyle = '#FF7A1A';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#B5176B';
  context.beginPath();
  context.arc(width / 2, height / 2, Math.min(width, height) / 3, 0, 2 * Math.PI);
  context.fill();
  // Chromium encodes PNG and JPEG while the main thread is idle, which may take seconds.
  const blob = await canvas.convertToBlob({ type: 'image/webp' });
  return new File([blob], 'painted.webp', { type: blob.type });
}

/** Returns a playable video file from the story's backend; for stories only. */
export async function fetchVideoFile(name = 'stage.webm'): Promise<File> {
  const response = await fetch('/uploads/videos/stage.webm');
  return new File([await response.blob()], name, { type: 'video/webm' });
}

/** Returns the hidden file input; for stories only. */
export function fileField(within: HTMLElement): HTMLInputElement {
  const field = within.querySelector<HTMLInputElement>('input[type="file"]');
  if (field === null) throw new Error('There is no field for a file');
  return field;
}
