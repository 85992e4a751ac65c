import { createStore } from 'zustand/vanilla';
import { localStore } from '../../lib/storage/storage.ts';

/** Key in local storage. `off` disables the effect; any other value, or none, enables it (rule T1). */
const KEY = 'mouse-effect';

/** Whether the note effect is enabled. The setting belongs to the device, not to the account, so a logout keeps it. */
export const noteEffectSetting = createStore<{ isOn: boolean }>(() => ({ isOn: localStore.get(KEY) !== 'off' }));

export function setNoteEffect(isOn: boolean): void {
  localStore.set(KEY, isOn ? 'on' : 'off');
  noteEffectSetting.setState({ isOn });
}
