import { Fragment, useId, useState } from 'react';
import { useGetCurrentUser } from '../../api/generated/auth/auth.ts';
import { MessageContentMax } from '../../api/generated/limits.ts';
import { useListConversations } from '../../api/generated/messages/messages.ts';
import type { ConversationId, Profile } from '../../api/generated/model/index.ts';
import { useGetMyProfile } from '../../api/generated/profiles/profiles.ts';
import { useListProfileVideos } from '../../api/generated/videos/videos.ts';
import { conversations as conversationTexts } from '../../conversations/copy.ts';
import { commonTags, suggestedMessages } from '../../conversations/suggestedMessages.ts';
import { useWriteTo } from '../../conversations/useWriteTo.ts';
import { isolate } from '../../lib/text/isolate.ts';
import { phrases } from '../../lib/text/phrases.ts';
import { portraitOf } from '../../media/portraitPerson.ts';
import { firstSong } from '../../plans/copy.ts';
import { createPlanForms } from '../../plans/planForms.ts';
import { useSessionPart } from '../../session/SessionScope.tsx';
import { PersonPicture } from '../../ui/Avatar/PersonPicture.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { ToggleChip } from '../../ui/Chip/ToggleChip.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { Cluster } from '../../ui/layout/Cluster.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { TextArea } from '../../ui/TextArea/TextArea.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { celebration } from './copy.ts';
import { appendToDraft, firstWords } from './firstMessage.ts';
import * as css from './MatchCelebration.css.ts';

interface MatchCelebrationProps {
  profile: Profile;
  open: boolean;
  onClose: () => void;
}

/** Maximum number of common tags that are listed. */
const MAX_COMMON_TAGS = 5;

/** Query parameters of the conversations among which the one with the other person is looked for. */
const NEWEST = { limit: 100 };

/**
 * Celebrates a match: renders both pictures, the common tags and, for two users without messages so far, an editable
 * first message.
 */
export function MatchCelebration({ profile, open, onClose }: MatchCelebrationProps) {
  const { data: viewer } = useGetMyProfile();
  const videos = useListProfileVideos(profile.id);
  const conversations = useListConversations(NEWEST);
  if (viewer === undefined || videos.isPending || conversations.isPending) return null;
  const haveTalked = conversations.data?.some(
    ({ other_user: other, last_message: last }) => other.id === profile.user_id && last !== null,
  );
  const common = commonTags(viewer, profile, MAX_COMMON_TAGS);
  const title = celebration.title(isolate(profile.display_name));
  return (
    <Dialog open={open} onClose={onClose} title={title} hideTitle>
      <div className={css.header}>
        <InterlinkedPortraits viewer={viewer} person={profile} />
        {/* Hidden from assistive technology: the text is already the title of the dialog. */}
        <p className={css.title} aria-hidden="true">
          <Phrases text={title} />
        </p>
        {common.length > 0 && <p className={css.common}>{celebration.common(common.join('、'))}</p>}
      </div>
      <FirstMessage
        profile={profile}
        openers={haveTalked ? [] : suggestedMessages(viewer, profile, (videos.data ?? []).length > 0, 'toMatch')}
        onDone={onClose}
      />
    </Dialog>
  );
}

/** Renders the pictures of the two people of a new match in interlinked rings; hidden from assistive technology. */
function InterlinkedPortraits({ viewer, person }: { viewer: Profile; person: Profile }) {
  return (
    <div className={css.portraits} aria-hidden="true">
      <span className={css.viewer}>
        <PersonPicture person={portraitOf(viewer)} eager decorative />
      </span>
      <span className={css.person}>
        <PersonPicture person={portraitOf(person)} eager decorative />
      </span>
      <span className={css.viewerRing} />
      <span className={css.personRing} />
    </div>
  );
}

/** Renders the title of the match celebration, whose lines break between phrases; only Chromium does so by itself. */
function Phrases({ text }: { text: string }) {
  return (
    <span className={css.phrases}>
      {phrases(text).map((phrase, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a phrase has nothing else, and may stand there twice
        <Fragment key={index}>
          {index > 0 && <wbr />}
          <span>{phrase}</span>
        </Fragment>
      ))}
    </span>
  );
}

interface FirstMessageProps {
  profile: Profile;
  /** Suggested first messages; if empty, only the button is rendered. */
  openers: readonly string[];
  onDone: () => void;
}

/**
 * Renders an editable first message. The button opens the conversation and puts the text into its composer; it is not
 * sent automatically.
 */
function FirstMessage({ profile, openers, onDone }: FirstMessageProps) {
  const { data: viewer } = useGetCurrentUser();
  const { isStarting, write } = useWriteTo(profile.user_id);
  // Each text keeps its changes while another one is selected.
  const [texts, setTexts] = useState(openers);
  const [chosen, setChosen] = useState(0);
  const text = texts[chosen] ?? '';
  const opensChat = useId();
  const forms = useSessionPart(createPlanForms);

  const openWithDraft = (id: ConversationId) => {
    if (viewer !== undefined && texts.length > 0) appendToDraft(viewer.id, id, text.trim());
    onDone();
  };
  const openWithSong = (conversationId: ConversationId) => {
    forms.setState({ open: { conversationId, kind: 'song' } });
    onDone();
  };

  return (
    <>
      {texts.length > 1 && (
        <Cluster role="group" aria-label={conversationTexts.openers} gap="small">
          {openers.map((opener, index) => (
            <ToggleChip key={opener} pressed={index === chosen} onPressedChange={() => setChosen(index)}>
              {celebration.opener(index + 1, firstWords(opener))}
            </ToggleChip>
          ))}
        </Cluster>
      )}
      {texts.length > 0 && (
        <TextArea
          label={celebration.openerLabel}
          help={celebration.openerHelp}
          limit={MessageContentMax}
          value={text}
          maxRows={6}
          onChange={(event) => setTexts(texts.with(chosen, event.currentTarget.value))}
        />
      )}
      <Stack gap="compact">
        <div>
          <Button
            variant="primary"
            wide
            loading={isStarting}
            describedBy={opensChat}
            onClick={() => write(openWithDraft)}
          >
            {celebration.message}
          </Button>
          <VisuallyHidden>
            <span id={opensChat}>{celebration.opensChat}</span>
          </VisuallyHidden>
        </div>
        <Button wide temporarilyDisabled={isStarting} onClick={() => write(openWithSong)}>
          {firstSong}
        </Button>
        <Button wide onClick={onDone}>
          {celebration.later}
        </Button>
      </Stack>
    </>
  );
}
