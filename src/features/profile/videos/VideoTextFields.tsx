import { updateVideoRequestDescriptionMax, updateVideoRequestTitleMax } from '../../../api/generated/limits.ts';
import { TextArea } from '../../../ui/TextArea/TextArea.tsx';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { videos as copy } from '../copy.ts';
import type { VideoTexts } from './videoTexts.ts';

interface VideoTextFieldsProps {
  texts: VideoTexts;
  onChange: (texts: VideoTexts) => void;
  disabled?: boolean;
}

/** Renders the fields for title and description of a video. */
export function VideoTextFields({ texts, onChange, disabled = false }: VideoTextFieldsProps) {
  return (
    <Stack gap="medium">
      <TextField
        label={copy.fieldTitle}
        placeholder={copy.titlePlaceholder}
        autoComplete="off"
        disabled={disabled}
        limit={updateVideoRequestTitleMax}
        value={texts.title}
        onChange={(event) => onChange({ ...texts, title: event.currentTarget.value })}
      />
      <TextArea
        label={copy.fieldDescription}
        placeholder={copy.descriptionPlaceholder}
        disabled={disabled}
        minRows={2}
        limit={updateVideoRequestDescriptionMax}
        value={texts.description}
        onChange={(event) => onChange({ ...texts, description: event.currentTarget.value })}
      />
    </Stack>
  );
}
