import type { Person } from '../adapters/panelCalls.ts';
import { Select } from '../../src/ui/Select/Select.tsx';
import { TextField } from '../../src/ui/TextField/TextField.tsx';
import { user } from './copy.ts';

interface PersonPickerProps {
  /** Of the field that narrows the list. */
  searchLabel: string;
  /** Of the list. */
  label: string;
  query: string;
  onQuery: (query: string) => void;
  /** Who fits the query. */
  people: readonly Person[];
  value: string;
  onChange: (id: string) => void;
}

/** Picks somebody of the World, which may hold thousands: a field narrows the list. */
export function PersonPicker({ searchLabel, label, query, onQuery, people, value, onChange }: PersonPickerProps) {
  return (
    <>
      <TextField
        label={searchLabel}
        help={user.searchHelp}
        error={people.length === 0 ? user.none : undefined}
        autoComplete="off"
        value={query}
        onChange={(event) => onQuery(event.currentTarget.value)}
      />
      <Select
        label={label}
        value={value}
        disabled={people.length === 0}
        options={people.map(({ id, name, email }) => ({ value: id, label: user.option(name, email) }))}
        onChange={onChange}
      />
    </>
  );
}
