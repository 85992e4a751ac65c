import { ShareSearch } from './ShareSearch.tsx';
import * as css from './SearchTools.css.ts';

interface SearchToolsProps {
  /** The address of the search with all of its conditions; null without any. */
  href: string | null;
}

/** What can be done with a search that has conditions. */
export function SearchTools({ href }: SearchToolsProps) {
  if (href === null) return null;
  return (
    <div className={css.root}>
      <ShareSearch href={href} />
    </div>
  );
}
