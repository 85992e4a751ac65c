import { useRef } from 'react';
import { NoteIcon } from './BoardIcons.tsx';
import { composer } from './copy.ts';
import { TextButton } from './TextButton.tsx';

interface MediaButtonProps {
  disabled: boolean;
  onFile: (file: File) => void;
}

/** Lets somebody choose the sound or film that goes with a post. */
export function MediaButton({ disabled, onFile }: MediaButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-label={composer.addMedia}
        // By name too: some systems have no type for some of them (decision P19).
        accept="audio/*,video/*,.mp3,.m4a,.wav,.ogg,.flac,.aac,.mp4,.mov,.avi,.webm"
        disabled={disabled}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // The same file chosen again has to be noticed too.
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
      <TextButton tone="brand" disabled={disabled} onClick={() => input.current?.click()}>
        <NoteIcon />
        {composer.addMedia}
      </TextButton>
    </>
  );
}
