import type { Profile } from '../../../api/generated/model/index.ts';
import { useWriteTo } from '../../../conversations/useWriteTo.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { likes } from '../copy.ts';

/** Renders the button below a match that opens the conversation with the person, and creates it if there is none. */
export function MessageButton({ profile }: { profile: Profile }) {
  const { isStarting, write } = useWriteTo(profile.user_id);
  return (
    <Button variant="primary" size="compact" wide loading={isStarting} onClick={() => write()}>
      {likes.message}
    </Button>
  );
}
