import { TextArea } from '../../../ui/TextArea/TextArea.tsx';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import { videos as copy } from '../copy.ts';
import type { VideoTexts } from './videoTexts.ts';
import * as css from './VideoUploader.css.ts';

interface VideoTextFieldsProps {
  texts: VideoTexts;
  onChange: (texts: VideoTexts) => void;
  disabled?: boolean;
}

/** What is said about a video. */
export function VideoTextFields({ texts, onChange, disabled = false }: VideoTextFieldsProps) {
  return (
    <div className={css.fields}>
      <TextField
        label={copy.fieldTitle}
        placeholder={copy.titlePlaceholder}
        autoComplete="off"
        disabled={disabled}
        value={texts.title}
        onChange={(event) => onChange({ ...texts, title: event.currentTarget.value })}
      />
      <TextArea
        label={copy.fieldDescription}
        placeholder={copy.descriptionPlaceholder}
        disabled={disabled}
        minRows={2}
        value={texts.description}
        onChange={(event) => onChange({ ...texts, description: event.currentTarget.value })}
      />
    </div>
  );
}
