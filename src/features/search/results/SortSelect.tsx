import { Select } from '../../../ui/Select/Select.tsx';
import { search, sortLabels } from '../copy.ts';
import { type SortOrder, sortOrders } from '../searchParams.ts';

interface SortSelectProps {
  sort: SortOrder;
  /**
   * Whether the viewer has a profile to compute match scores with; if not, the order by match is not offered (rule F6).
   */
  canMatch: boolean;
  onChange: (sort: SortOrder) => void;
}

export function SortSelect({ sort, canMatch, onChange }: SortSelectProps) {
  const orders = sortOrders.filter((order) => canMatch || order !== 'match');
  return (
    <Select
      label={search.sort}
      hideLabel
      value={sort}
      options={orders.map((order) => ({ value: order, label: sortLabels[order] }))}
      onChange={(value) => {
        const chosen = sortOrders.find((order) => order === value);
        if (chosen !== undefined) onChange(chosen);
      }}
    />
  );
}
