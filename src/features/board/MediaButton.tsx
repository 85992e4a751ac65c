import { useRef } from 'react';
import { NoteIcon } from '../../ui/icons/NoteIcon.tsx';
import { composer } from './copy.ts';
import { InlineButton } from './InlineButton.tsx';

interface MediaButtonProps {
  disabled: boolean;
  onFile: (file: File) => void;
}

/** Renders the composer's button that opens the file picker for an audio or video file. */
export function MediaButton({ disabled, onFile }: MediaButtonProps) {
  'use no memo';
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-label={composer.addMedia}
        // The extensions are listed because some systems report no MIME type for some of these files (rule P19).
        accept="audio/*,video/*,.mp3,.m4a,.wav,.ogg,.flac,.aac,.mp4,.mov,.avi,.webm"
        disabled={disabled}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // Without this, choosing the same file again would fire no change event.
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
      <InlineButton tone="brand" disabled={disabled} onClick={() => input.current?.click()}>
        <NoteIcon />
        <span>{composer.addMedia}</span>
      </InlineButton>
    </>
  );
}
