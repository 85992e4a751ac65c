import { type CSSProperties, type MouseEvent, memo, type RefObject, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { Profile, ProfileId } from '../../../api/generated/model/index.ts';
import { useWriteTo } from '../../../conversations/useWriteTo.ts';
import { isolate } from '../../../lib/text/isolate.ts';
import { FOREIGN_LINK_REL } from '../../../lib/text/linkify.ts';
import { useLike } from '../../../likes/useLike.ts';
import { portraitOf } from '../../../media/portraitPerson.ts';
import { useCardLinks } from '../../../people/card/CardScope.tsx';
import { tagChips } from '../../../people/card/ProfileCard.tsx';
import { card } from '../../../people/copy.ts';
import { DetailMenu } from '../../../people/dialog/DetailMenu.tsx';
import { serviceLinks } from '../../../people/dialog/serviceLinks.ts';
import { matchSentence } from '../../../people/dialog/matchTexts.ts';
import { allCardTags, MAX_CARD_TAGS, summaryLine } from '../../../people/person.ts';
import { likeHeart } from '../../../people/person.css.ts';
import { useLikeAnimation } from '../../../people/personLikes.tsx';
import { type MatchInput, toMatchInput } from '../../../scoring/matchInput.ts';
import { matchTotal } from '../../../scoring/matchTotal.ts';
import { PersonPicture } from '../../../ui/Avatar/PersonPicture.tsx';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import { HeartFilledIcon, HeartIcon, MessageIcon, PlayIcon } from '../../../ui/icons/shellIcons.tsx';
import { SpeakerIcon, SpeakerOffIcon } from '../../../ui/MediaPlayer/MediaIcons.tsx';
import { BrandMark } from '../../../ui/Ring/BrandMark.tsx';
import { PERCENT, root as ring } from '../../../ui/Ring/ScoreRing.css.ts';
import { listening as copy } from './copy.ts';
import type { Listening } from './listening.ts';
import type { Performance } from './listenState.ts';
import * as css from './Listen.css.ts';

/** Milliseconds within which a second tap likes, where the browser does not count taps. */
const DOUBLE_TAP_MS = 300;

interface ListenPersonProps {
  profile: Profile;
  /** The viewer's side of the match score; null when the viewer has no profile. */
  viewerInput: MatchInput | null;
  /** Index among the people, and their number. */
  at: number;
  of: number;
  isInView: boolean;
  listening: Listening;
  /** Receives what the key for a like does with the person in view. */
  likeRef: RefObject<(() => void) | null>;
  /** Scrolls to the person at an index. */
  onBring: (at: number) => void;
}

/** Returns what a person and the viewer have in common, as one sentence; empty without. */
export function sentenceOf(profile: Profile, viewerInput: MatchInput | null): string {
  return (viewerInput && matchSentence(viewerInput, toMatchInput(profile))) ?? '';
}

/**
 * Renders one person of the listening view, with what plays and what one can do. A flick changes two of those rendered,
 * and the memo leaves out the others.
 */
export const ListenPerson = memo(function ListenPerson({
  profile,
  viewerInput,
  at,
  of,
  isInView,
  listening,
  likeRef,
  onBring,
}: ListenPersonProps) {
  const { id } = profile;
  const host = useRef<HTMLDivElement>(null);
  const performance = useStore(listening.store, ({ performances }) => performances.get(id));
  const links = useCardLinks();
  const { status: likeStatus, setLiked } = useLike(profile);
  const isLiked = likeStatus && likeStatus.is_liked;
  const { burst, key, start } = useLikeAnimation(isLiked === true, id);
  const { isStarting, write } = useWriteTo(profile.user_id);
  const isHeld = useStore(listening.store, ({ isSaving, isWanted }) => isSaving && !isWanted);
  const isMuted = useStore(listening.store, (state) => state.isMuted);
  const name = isolate(profile.display_name);
  const nameId = `listen-${id}`;

  useEffect(() => {
    listening.attach(id, host.current);
    return () => listening.attach(id, null);
  }, [listening, id]);

  const like = (liked: boolean) => {
    if (isLiked === null || liked === isLiked) return;
    if (liked) start();
    setLiked(liked);
  };
  useEffect(() => {
    if (isInView) likeRef.current = () => like(isLiked !== true);
  });

  return (
    <article
      className={css.person}
      aria-labelledby={nameId}
      aria-posinset={at + 1}
      aria-setsize={of}
      data-in-view={isInView || undefined}
      style={{ [css.AT]: at } as CSSProperties}
    >
      <PersonPicture person={portraitOf(profile)} eager isFirst={isInView} decorative className={css.picture} />
      <div ref={host} className={css.film} data-shown={isInView && performance?.kind === 'file' ? '' : undefined} />
      <div className={css.scrim} />
      <Surface
        id={id}
        name={name}
        performance={performance}
        isInView={isInView}
        listening={listening}
        onDoubleTap={() => like(true)}
        onBring={() => {
          onBring(at);
          listening.send({ type: 'move', at, isByHand: false });
        }}
      />
      <div className={css.about}>
        <h3 id={nameId} className={css.name} aria-label={profile.display_name}>
          <a
            className={css.nameLink}
            href={links.hrefOf(id)}
            aria-label={card.open(name)}
            onClick={(event) => links.open(event, profile)}
          >
            {profile.display_name}
          </a>
        </h3>
        <p className={css.meta}>{summaryLine(profile)}</p>
        <Sentence text={sentenceOf(profile, viewerInput)} />
        <Note performance={performance} profile={profile} name={name} isHeld={isHeld} />
        <div role="list" className={css.tags}>
          {tagChips(allCardTags(profile.tags).slice(0, MAX_CARD_TAGS), true)}
        </div>
      </div>
      <div className={css.actions}>
        {viewerInput !== null && (
          <ProgressRing score={matchTotal(viewerInput, toMatchInput(profile))} id={id} listening={listening} />
        )}
        <IconButton
          label={isMuted ? copy.unmute : copy.mute}
          onClick={() => listening.send({ type: 'mute', isMuted: !isMuted })}
        >
          {isMuted ? <SpeakerOffIcon /> : <SpeakerIcon />}
        </IconButton>
        <button
          type="button"
          className={css.action}
          hidden={isLiked === null}
          aria-pressed={isLiked === true}
          aria-label={isLiked ? card.unlike(name) : card.like(name)}
          onClick={() => like(!isLiked)}
        >
          <span key={key} className={likeHeart} data-burst={burst}>
            {isLiked ? <HeartFilledIcon size="large" /> : <HeartIcon size="large" />}
          </span>
        </button>
        <button
          type="button"
          className={css.action}
          aria-label={copy.messageTo(name)}
          aria-busy={isStarting || undefined}
          onClick={() => !isStarting && write()}
        >
          <MessageIcon size="large" />
          <span className={css.actionWord}>{copy.message}</span>
        </button>
        <DetailMenu profile={profile} onHidden={() => undefined} />
      </div>
    </article>
  );
});

function Sentence({ text }: { text: string }) {
  return text === '' ? null : <p className={css.sentence}>{text}</p>;
}

interface SurfaceProps {
  id: ProfileId;
  name: string;
  performance: Performance | undefined;
  isInView: boolean;
  listening: Listening;
  onDoubleTap: () => void;
  onBring: () => void;
}

/** Renders the picture as one button: a press plays and pauses, two in a row like. */
function Surface({ id, name, performance, isInView, listening, onDoubleTap, onBring }: SurfaceProps) {
  const lastTap = useRef(Number.NEGATIVE_INFINITY);
  const isWanted = useStore(listening.store, (state) => isInView && state.isWanted);
  // Somebody else plays as soon as a flick leads to them: the rendering of the flick hides that this person waits.
  const status = useStore(listening.playback, (playback) =>
    !isInView ? 'idle' : playback.id === id ? playback.status : 'playing',
  );
  if (performance?.kind === 'none') return null;
  const press = ({ detail, timeStamp }: MouseEvent) => {
    // `detail` is 0 for a key, whose repetition means no like. Browsers count clicks in it by the system's setting; taps
    // not all do.
    const isDouble = detail > 0 && (detail % 2 === 0 || timeStamp - lastTap.current < DOUBLE_TAP_MS);
    lastTap.current = isDouble ? Number.NEGATIVE_INFINITY : timeStamp;
    // Assistive technology presses the button of a neighbour without scrolling there.
    if (!isInView) onBring();
    // The first press acted at once; the second takes it back.
    listening.send({ type: 'press' });
    if (isDouble) onDoubleTap();
  };
  const isRetry = performance?.kind === 'broken' || performance?.kind === 'unreachable';
  const isWaiting = isWanted && status !== 'playing';
  const label = isRetry ? copy.retry : isWanted ? copy.pause : copy.play;
  return (
    <button
      type="button"
      className={css.surface}
      aria-label={label(name)}
      aria-busy={isWaiting || undefined}
      onClick={press}
    >
      {!isWanted && performance?.kind !== 'broken' && (
        <span className={css.playMark}>
          <PlayIcon size="large" />
        </span>
      )}
      {isWaiting && (
        <span className={css.playMark} data-quiet="">
          <BrandMark size={28} spinning />
        </span>
      )}
    </button>
  );
}

interface NoteProps {
  performance: Performance | undefined;
  profile: Profile;
  name: string;
  /** Whether the data saver keeps the file from being loaded. */
  isHeld: boolean;
}

/** Renders why nothing plays, and for a person without a file the links to where something can be heard. */
function Note({ performance, profile, name, isHeld }: NoteProps) {
  if (performance === undefined || performance.kind === 'file')
    return isHeld ? <p className={css.note}>{copy.saving}</p> : null;
  if (performance.kind !== 'none') {
    return (
      <p className={css.note} role="status">
        {copy[performance.kind]}
      </p>
    );
  }
  const found = serviceLinks(profile, ['youtube_url', 'soundcloud_url']);
  if (found.length === 0) return <p className={css.note}>{copy.none}</p>;
  return (
    <p className={css.links}>
      {found.map(({ href, service }) => (
        <a
          key={service}
          className={css.foreignLink}
          href={href}
          target="_blank"
          rel={FOREIGN_LINK_REL}
          aria-label={copy.linkOf(service, name)}
        >
          {copy.link(service)}
        </a>
      ))}
    </p>
  );
}

interface ProgressRingProps {
  score: number;
  id: string;
  listening: Listening;
}

/** Renders the match score in a ring. While the person's file plays, the ring shows the position in it. */
function ProgressRing({ score, id, listening }: ProgressRingProps) {
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let shown = '';
    const show = ({ id: inView, time, duration }: ReturnType<Listening['playback']['getState']>) => {
      const isStarted = inView === id && duration !== null && duration > 0 && time > 0;
      const percent = `${isStarted ? (time / duration) * 100 : score}`;
      // Without this, the rings of all neighbours would be drawn again with each position.
      if (percent !== shown) element.current?.style.setProperty(PERCENT, percent);
      shown = percent;
    };
    show(listening.playback.getState());
    return listening.playback.subscribe(show);
  }, [listening, id, score]);
  return (
    <p className={css.score} aria-label={card.match(score)} role="img">
      <span ref={element} className={`${ring} ${css.ring}`}>
        {score}
      </span>
    </p>
  );
}
