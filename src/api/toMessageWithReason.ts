import { isApiError, JAPANESE, toMessage } from './errors.ts';

/** The texts for the usual types of a 422; `msg` says it for the others if it is Japanese. */
const reasonCopy: Readonly<Record<string, string>> = {
  missing: '必須の項目が入力されていません',
  string_too_long: '文字数が上限を超えています',
  string_too_short: '文字数が足りません',
  string_pattern_mismatch: '形式が正しくありません',
};

/** Returns why the server did not accept what was typed (422), in words; null if it does not say so. */
function refusalReason(error: unknown): string | null {
  const [issue] = isApiError(error) ? error.issues : [];
  if (issue === undefined) return null;
  return JAPANESE.test(issue.msg) ? issue.msg : (reasonCopy[issue.type] ?? null);
}

/** Returns `toMessage` with the reason of a 422 after it, for what people type. */
export function toMessageWithReason(error: unknown, fallback: string): string {
  const reason = refusalReason(error);
  return reason === null ? toMessage(error, fallback) : `${fallback}（${reason}）`;
}
