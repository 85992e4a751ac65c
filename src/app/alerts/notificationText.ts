import type { Message } from '../../api/generated/model/index.ts';
import { getGetProfileByUserIdQueryOptions } from '../../api/generated/profiles/profiles.ts';
import { liveStoreOf } from '../../conversations/liveState.ts';
import { queryClientOf } from '../../session/queryClientOf.ts';
import type { Session } from '../../session/session.ts';
import { alerts } from './copy.ts';
import { isolate } from '../../lib/text/isolate.ts';
import { trimText } from '../../lib/text/trimText.ts';

/**
 * Returns title and body of a notification of a message (rule M42).
 * @param hasPreview whether the text may contain the name of the sender and the message
 */
export async function notificationText(
  session: Session,
  message: Message,
  hasPreview: boolean,
): Promise<{ title: string; body: string }> {
  if (!hasPreview) return { title: alerts.hidden, body: '' };
  const name = await writerName(session, message);
  return { title: name === '' ? alerts.hidden : alerts.from(name), body: message.content };
}

/**
 * Returns the name of the sender. It may have to be requested, because the conversations are loaded with their list.
 */
async function writerName(session: Session, { conversation_id, sender_id }: Message): Promise<string> {
  const profile = liveStoreOf(session).getState().conversations.get(conversation_id)?.otherUser?.profile;
  if (profile) return isolate(trimText(profile.display_name));
  try {
    // A notification that is late is less useful than one without a name, so a failed request is not repeated.
    const options = getGetProfileByUserIdQueryOptions(sender_id, { query: { retry: false, staleTime: Infinity } });
    return isolate(trimText((await queryClientOf(session).fetchQuery(options)).display_name));
  } catch {
    // The query cache logs the error.
    return '';
  }
}
