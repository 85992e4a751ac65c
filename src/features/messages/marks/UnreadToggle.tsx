import { ToggleChip } from '../../../ui/Chip/ToggleChip.tsx';
import { chatMarks as copy } from './copy.ts';

interface UnreadToggleProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Renders the toggle that filters the list by conversations with unread messages (rule M47). */
export function UnreadToggle({ isOn, onChange }: UnreadToggleProps) {
  return (
    <ToggleChip pressed={isOn} onPressedChange={onChange}>
      {copy.unreadOnly}
    </ToggleChip>
  );
}
