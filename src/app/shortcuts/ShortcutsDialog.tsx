import { useLocation, useSearch } from 'wouter';
import { enterToSend } from '../../features/messages/enterToSend.ts';
import { useDeviceSetting } from '../../lib/storage/deviceSetting.ts';
import { Checkbox } from '../../ui/Checkbox/Checkbox.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { DialogPart } from '../../ui/Dialog/DialogPart.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { accountMenu } from '../copy.ts';
import { type ShortcutLine, shortcutLists, shortcutTexts, orderPlaces } from './shortcutLists.ts';
import { shortcutSetting } from './shortcutSetting.ts';
import * as css from './ShortcutsDialog.css.ts';

interface ShortcutsDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Renders the keyboard shortcuts, those of the screen below the dialog first, and the switch for them. */
export function ShortcutsDialog({ open, onClose }: ShortcutsDialogProps) {
  const isOn = useDeviceSetting(shortcutSetting);
  const [path] = useLocation();
  const { here, others } = orderPlaces(path, useSearch());
  const lists = shortcutLists(useDeviceSetting(enterToSend) ? shortcutTexts.enter : shortcutTexts.ctrlEnter);
  return (
    <Dialog open={open} onClose={onClose} title={accountMenu.shortcuts}>
      <Stack gap="huge">
        {here.length > 0 && <Lines title={shortcutTexts.here} lines={here.flatMap((place) => lists[place].lines)} />}
        {others.map((place) => (
          <Lines key={place} {...lists[place]} />
        ))}
        <Checkbox
          label={shortcutTexts.isOn}
          help={shortcutTexts.isOnHelp}
          checked={isOn}
          onChange={(event) => shortcutSetting.set(event.target.checked)}
        />
      </Stack>
    </Dialog>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly ShortcutLine[] }) {
  return (
    <DialogPart title={title}>
      <dl>
        {lines.map(({ label, keys }) => (
          <div key={label} className={css.line}>
            <dt>{label}</dt>
            <dd className={css.keys}>
              {keys.map((key) => (
                <kbd key={key} className={css.key}>
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </DialogPart>
  );
}
