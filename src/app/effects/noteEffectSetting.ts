import { createStore } from 'zustand/vanilla';
import { localStore } from '../../lib/storage.ts';

/** `off` disables; anything else, nothing included, leaves it on (decision T1). */
const KEY = 'mouse-effect';

/** Whether the person wants the notes. A matter of the device and not of the account: it outlives a logout. */
export const noteEffectSetting = createStore<{ isOn: boolean }>(() => ({ isOn: localStore.get(KEY) !== 'off' }));

export function setNoteEffect(isOn: boolean): void {
  localStore.set(KEY, isOn ? 'on' : 'off');
  noteEffectSetting.setState({ isOn });
}
