import { chatMarkKinds } from '../../../conversations/chatMarks.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { ArchiveIcon, BellOffIcon, PinIcon } from './ChatMarkIcons.tsx';
import { chatMarks as copy } from './copy.ts';
import * as css from './RowMarks.css.ts';

const faces = {
  pinned: { Icon: PinIcon, name: copy.isPinned },
  muted: { Icon: BellOffIcon, name: copy.isMuted },
  archived: { Icon: ArchiveIcon, name: copy.isArchived },
} as const;

/**
 * Renders the icons of a pinned, muted or archived conversation at the picture of its row.
 * @param marks the kinds, separated by spaces
 */
export function RowMarks({ marks }: { marks: string }) {
  const kinds = marks.split(' ');
  return (
    <span className={css.root}>
      {chatMarkKinds
        .filter((kind) => kinds.includes(kind))
        .map((kind) => {
          const { Icon, name } = faces[kind];
          return (
            <span key={kind} className={css.mark} title={name}>
              <Icon size="small" />
              <VisuallyHidden>{`。${name}`}</VisuallyHidden>
            </span>
          );
        })}
    </span>
  );
}
