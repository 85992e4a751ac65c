import { type RefObject, useEffect, useState } from 'react';

/**
 * Plays a video in a small window of its own, where the browser can (rule B28).
 * @returns whether the window is open, and a function that opens or closes it; null in browsers without it
 */
export function usePictureInPicture(film: RefObject<HTMLVideoElement | null> | undefined) {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    const video = film?.current ?? null;
    if (video === null) return undefined;
    const update = () => setOn(document.pictureInPictureElement === video);
    update();
    video.addEventListener('enterpictureinpicture', update);
    video.addEventListener('leavepictureinpicture', update);
    return () => {
      video.removeEventListener('enterpictureinpicture', update);
      video.removeEventListener('leavepictureinpicture', update);
    };
  }, [film]);

  // Firefox has picture-in-picture without this interface.
  if (film === undefined || !document.pictureInPictureEnabled) return null;
  const toggle = () => {
    // If the browser refuses, the video continues in the page.
    const refused = () => undefined;
    if (isOn) document.exitPictureInPicture().catch(refused);
    else film.current?.requestPictureInPicture().catch(refused);
  };
  return { isOn, toggle };
}
