import { useDeviceSetting } from '../../lib/storage/deviceSetting.ts';
import { Checkbox } from '../../ui/Checkbox/Checkbox.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { DialogPart } from '../../ui/Dialog/DialogPart.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { accountMenu } from '../shell/copy.ts';
import { actions, moves, shortcutTexts } from './copy.ts';
import { shortcutSetting } from './shortcutSetting.ts';
import * as css from './ShortcutsDialog.css.ts';

interface ShortcutsDialogProps {
  open: boolean;
  onClose: () => void;
}

/** All keyboard shortcuts, and the switch for them. */
export function ShortcutsDialog({ open, onClose }: ShortcutsDialogProps) {
  const isOn = useDeviceSetting(shortcutSetting);
  return (
    <Dialog open={open} onClose={onClose} title={accountMenu.shortcuts}>
      <Stack gap="medium">
        <Lines title={shortcutTexts.moves} lines={moves} />
        <Lines title={shortcutTexts.actions} lines={actions} />
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

function Lines({ title, lines }: { title: string; lines: typeof moves }) {
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
