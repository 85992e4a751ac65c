import {
  deleteAccount,
  logIn,
  register,
  requestPasswordReset,
  resendVerification,
  resetPassword,
  verifyEmail,
} from '../world/accounts.ts';
import { userView } from '../world/views.ts';
import type { OperationsOf } from './operation.ts';

/** The fake backend's operations for accounts and sessions. They return the response bodies. */
export const auth: OperationsOf<'auth'> = {
  registerAccount: (world, _actor, { body }) => userView(register(world, body)),
  registerAccountWithUsername: (world, _actor, { body }) => userView(register(world, body)),
  logIn: (world, _actor, { body }) => ({
    access_token: logIn(world, body.email, body.password),
    token_type: 'bearer',
  }),
  getCurrentUser: (_world, actor) => userView(actor),
  resendVerification(world, _actor, { body }) {
    resendVerification(world, body.email);
    return { message: '確認メールを送信しました' };
  },
  verifyEmail(world, _actor, { body }) {
    verifyEmail(world, body.token);
    return { message: 'メールアドレスを確認しました' };
  },
  requestPasswordReset(world, _actor, { body }) {
    requestPasswordReset(world, body.email);
    return { message: 'パスワード再設定用のメールを送信しました' };
  },
  resetPassword(world, _actor, { body }) {
    resetPassword(world, body.token, body.new_password);
    return { message: 'パスワードを変更しました' };
  },
  deleteAccount: (world, _actor, { body }) => ({
    deleted_user: { email: deleteAccount(world, body.email, body.password) },
  }),
};
