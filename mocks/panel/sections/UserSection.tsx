import { Button } from '../../../src/ui/Button/Button.tsx';
import { mock, user } from '../copy.ts';
import * as css from '../MockPanel.css.ts';
import type { PanelSource } from '../panelSource.ts';
import { PersonPicker } from './PersonPicker.tsx';
import { Problem } from './Problem.tsx';
import { usePanelCall } from '../usePanelCall.ts';
import { usePersonPicker } from './usePersonPicker.ts';

/** Logs in as another user of the World. */
export function UserSection({ source }: { source: PanelSource }) {
  const picked = usePersonPicker(source);
  const { isRunning, problem, run } = usePanelCall(source.line);
  if (picked === null) return <p className={css.note}>{mock.loading}</p>;
  const { me, person, picker } = picked;
  const logIn = () => {
    if (person !== undefined) run('logIn', { userId: person.id }, ({ token }) => source.enterAs(token));
  };
  return (
    <div className={css.section}>
      <h3 className={css.heading}>{user.title}</h3>
      <p className={css.note}>{me === null ? user.nobody : user.current(me.name)}</p>
      <PersonPicker searchLabel={user.search} label={user.choose} {...picker} />
      <Button
        size="compact"
        disabled={person === undefined}
        loading={isRunning}
        loadingLabel={user.loggingIn}
        onClick={logIn}
      >
        {user.logIn}
      </Button>
      <Problem text={problem} />
    </div>
  );
}
