import { getCurrentUser } from '../../src/api/generated/auth/auth.ts';
import { privateListKey } from '../../src/session/privateLists.ts';

/** Stores and announces a list of hidden people as another tab of the user does (rule F39). */
export async function hideInAnotherTab(people: readonly { userId: string | undefined; name: string }[]): Promise<void> {
  const key = privateListKey('hidden-people', (await getCurrentUser()).id);
  const newValue = JSON.stringify(people.map((person) => ({ ...person, avatarUrl: null })));
  localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
}
