import { Stack } from '../../ui/layout/Stack.tsx';
import type { Section } from './copy.ts';
import * as css from './PrivacyScreen.css.ts';

export function PolicySection({ section: { id, title, body, items, note } }: { section: Section }) {
  return (
    <Stack as="section" aria-labelledby={id} gap="medium">
      <h2 id={id} tabIndex={-1} className={css.sectionTitle}>
        {title}
      </h2>
      <p>{body}</p>
      {items && (
        <ul className={css.items}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {note && <p>{note}</p>}
    </Stack>
  );
}
