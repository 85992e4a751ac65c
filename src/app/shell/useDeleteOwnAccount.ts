import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteAccount, getGetCurrentUserQueryOptions } from '../../api/generated/auth/auth.ts';
import type { DeleteAccountRequest } from '../../api/generated/model/index.ts';
import { endSession } from '../../api/session.ts';
import { normalizeEmail } from '../../lib/email.ts';
import { snackbars } from '../../ui/Snackbar/snackbars.ts';
import { deletion } from './copy.ts';
import { NotMyAddress } from './deletionErrorMessage.ts';

/**
 * Deletes the account of whoever is logged in. The call would delete any account whose password is known, so the
 * address is compared first (decision A15). Afterwards the session is over, and the login says so.
 */
export function useDeleteOwnAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ email, password }: DeleteAccountRequest) => {
      const me = await client.ensureQueryData(getGetCurrentUserQueryOptions());
      if (asTyped(email) !== asTyped(me.email)) throw new NotMyAddress();
      return deleteAccount({ email: me.email, password });
    },
    onSuccess: () => {
      endSession('logout');
      snackbars.clear();
      snackbars.show(deletion.done, { kind: 'ok' });
    },
  });
}

const asTyped = (email: string) => normalizeEmail(email).toLowerCase();
