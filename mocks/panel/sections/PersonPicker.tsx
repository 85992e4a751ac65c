import type { Person } from '../../adapters/panel/panelCalls.ts';
import { Select } from '../../../src/ui/Select/Select.tsx';
import { TextField } from '../../../src/ui/TextField/TextField.tsx';
import { user } from '../copy.ts';

interface PersonPickerProps {
  /** Label of the field that filters the list. */
  searchLabel: string;
  /** Label of the list. */
  label: string;
  query: string;
  onQuery: (query: string) => void;
  /** Users who match the query. */
  people: readonly Person[];
  value: string;
  onChange: (id: string) => void;
}

/** Picks a user of the World, which may contain thousands: a field filters the list. */
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
