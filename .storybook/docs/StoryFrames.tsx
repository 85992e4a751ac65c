import { DocsContext, Heading } from '@storybook/addon-docs/blocks';
import { type CSSProperties, useContext, useEffect, useRef, useState } from 'react';
import { showPicture } from '../../tests/support/pictureOf.ts';
import { color, fontFamily, fontSize, radius } from '../../src/ui/theme/tokens.ts';
import { windowOf, type WindowSize } from '../viewports.ts';
import { drawStory, type Picture } from './drawStory.ts';
import { RuleText } from './RuleText.tsx';

/** The window of a story that names none. */
const PLAIN: WindowSize = { width: '640px', height: '400px' };
/** In px: how wide pictures of a window are, those of phones, and both when they are large. */
const ROOM = { wide: 438, phone: 207, largeWide: 900, largePhone: 438 };

type Story = ReturnType<ReturnType<typeof useStories>>[number];
const useStories = () => useContext(DocsContext).componentStories;

/** All stories of a file that are shown, side by side. */
export function StoryFrames({ heading, isNumbered = false }: { heading: string; isNumbered?: boolean }) {
  const stories = useStories()().filter(({ tags }) => tags.includes('dev') && tags.includes('autodocs'));
  return (
    <>
      <Heading>{heading}</Heading>
      <Tiles stories={stories} isNumbered={isNumbered} />
    </>
  );
}

/** Pictures of stories at their end; each one leads to its story. */
function Tiles({ stories, isNumbered }: { stories: readonly Story[]; isNumbered: boolean }) {
  const [isLarge, setIsLarge] = useState(false);
  return (
    <div className="sb-unstyled" style={text}>
      <label>
        <input type="checkbox" checked={isLarge} onChange={() => setIsLarge(!isLarge)} /> Large pictures
      </label>
      <ol style={list}>
        {stories.map((story, index) => (
          <Tile
            key={story.id}
            story={story}
            place={index}
            isLarge={isLarge}
            step={isNumbered ? `${index + 1}. ` : ''}
          />
        ))}
      </ol>
    </div>
  );
}

const text: CSSProperties = { color: color.text, fontFamily, fontSize: fontSize.small };
const list: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 24,
  margin: '16px 0',
  padding: 0,
  listStyle: 'none',
};

const descriptionOf = ({ docs }: { docs?: { description?: { story?: string } } }) => docs?.description?.story;

function Tile({ story, place, isLarge, step }: { story: Story; place: number; isLarge: boolean; step: string }) {
  const { id, name, storyGlobals } = story;
  const { globals } = useContext(DocsContext).getStoryContext(story);
  const own = windowOf(globals.width) ?? windowOf(storyGlobals.viewport?.value);
  const [width = 0, height = 0] = [own ?? PLAIN].flatMap((size) => [size.width, size.height]).map(Number.parseFloat);
  // Axe would take longer than the story.
  const asked = ['a11y.manual:!true', ...conditions.map((each) => `${each}:${globals[each] ?? ''}`)].join(';');
  const { latency = 0 } = (story.parameters.fault ?? {}) as { latency?: number };
  const isLate = latency > 0 && latency < ENDLESS;
  const order = { id, place: isLate ? place + LAST : place, globals: asked, width, height };
  const { picture, progress, ref } = usePicture(order);
  const room = width < 400 ? (isLarge ? ROOM.largePhone : ROOM.phone) : isLarge ? ROOM.largeWide : ROOM.wide;
  const scale = Math.min(1, room / width);
  const seen = own === undefined && picture !== undefined ? picture.height + MARGIN : height;
  const address = `./?path=/story/${id}`;
  return (
    <li style={{ width: Math.max(width * scale, ROOM.phone) }}>
      <a
        ref={ref}
        href={address}
        target="_top"
        tabIndex={-1}
        aria-hidden
        style={{ ...frame, width: width * scale, height: seen * scale }}
      >
        {picture === undefined ? (
          <span style={placeholder}>
            {name}
            <br />
            {progress}
          </span>
        ) : (
          <iframe
            srcDoc={picture.source}
            sandbox="allow-same-origin"
            title={name}
            tabIndex={-1}
            onLoad={({ currentTarget }) => showPicture(currentTarget.contentDocument as Document)}
            style={{ ...still, width, height: Math.max(seen, height), transform: `scale(${scale})` }}
          />
        )}
      </a>
      <a href={address} target="_top" style={{ color: color.orange, fontWeight: 700 }}>
        {step + name}
      </a>{' '}
      <span style={{ color: color.textMute, fontSize: fontSize.meta }}>
        {own !== undefined && `${width} × ${height}`}
      </span>
      <div style={{ color: color.textSoft, fontSize: fontSize.meta }}>
        <RuleText>{descriptionOf(story.parameters) ?? ''}</RuleText>
      </div>
    </li>
  );
}

/** In ms: what never answers ends at once. What answers late is drawn after all others that wait. */
const ENDLESS = 20_000;
const LAST = 1_000;

/** In px, below what a story shows that names no window. */
const MARGIN = 16;
const still: CSSProperties = { border: 'none', pointerEvents: 'none', transformOrigin: '0 0' };

/** The controls of the toolbar, which the pictures follow. */
const conditions = ['scenario', 'width', 'letters', 'motion'];

const frame: CSSProperties = {
  display: 'block',
  boxSizing: 'content-box',
  overflow: 'hidden',
  marginBlockEnd: 4,
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
  background: color.ground,
};

const placeholder: CSSProperties = {
  display: 'grid',
  placeContent: 'center',
  height: '100%',
  textAlign: 'center',
  color: color.textMute,
  fontSize: fontSize.meta,
};

/** The picture of a story, which is drawn when its place comes into view, and how far it is. */
function usePicture({ id, place, globals, width, height }: Parameters<typeof drawStory>[0]) {
  const ref = useRef<HTMLAnchorElement>(null);
  const [picture, setPicture] = useState<Picture>();
  const [progress, setProgress] = useState('描画待ち');
  useEffect(() => {
    let withdraw = () => {};
    let isLeft = false;
    const observer = new IntersectionObserver(([entry]) => {
      withdraw();
      if (!entry?.isIntersecting) return;
      const onBegin = () => setProgress('描画中');
      const [drawing, cancel] = drawStory({ id, place, globals, width, height, onBegin });
      withdraw = cancel;
      void (async () => {
        const drawn = await drawing.catch(() => undefined);
        if (isLeft) return;
        setPicture(drawn);
        setProgress('描画できませんでした');
      })();
    });
    if (ref.current !== null) observer.observe(ref.current);
    return () => {
      isLeft = true;
      withdraw();
      observer.disconnect();
    };
  }, [id, place, globals, width, height]);
  return { picture, progress, ref };
}
