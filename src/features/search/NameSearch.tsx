import { useDelayedWords } from '../../lib/forms/useDelayedWords.ts';
import { MAX_WORDS_LENGTH } from '../../lib/forms/searchWords.ts';
import { ToggleChip } from '../../ui/Chip/ToggleChip.tsx';
import { SearchField } from '../../ui/TextField/SearchField.tsx';
import { search } from './copy.ts';
import type { FilterPanelProps } from './filterPanelProps.ts';

/** Renders the fields that filter the loaded people by name, bio and clip (rule F36). */
export function NameSearch({
  narrowing: { words, onlyWithClip },
  onNarrow,
  onPrepare,
}: Pick<FilterPanelProps, 'narrowing' | 'onNarrow' | 'onPrepare'>) {
  'use no memo';
  const [typed, setTyped] = useDelayedWords(words, (next) => onNarrow({ words: next }));
  return (
    <>
      <SearchField
        label={search.names}
        maxLength={MAX_WORDS_LENGTH}
        value={typed}
        onChange={setTyped}
        onFocus={onPrepare}
      />
      <ToggleChip pressed={onlyWithClip} onPressedChange={(next) => onNarrow({ onlyWithClip: next })}>
        {search.onlyWithClip}
      </ToggleChip>
    </>
  );
}
