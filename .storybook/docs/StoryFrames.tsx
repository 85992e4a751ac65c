import { DocsContext, Heading } from '@storybook/addon-docs/blocks';
import { type CSSProperties, useContext } from 'react';
import { color, fontFamily, fontSize, radius } from '../../src/ui/theme/tokens.ts';
import { windowOf } from '../viewports.ts';

/** In px. Two stand side by side. */
const WIDTH = 430;

/** All stories of a file side by side, each in a window of its own size, at rest: nothing presses and types in them. */
export function StoryFrames() {
  const { componentStories } = useContext(DocsContext);
  return (
    <>
      <Heading>States</Heading>
      <ul className="sb-unstyled" style={list}>
        {componentStories().map(({ id, name, storyGlobals, parameters }) => (
          <li key={id} style={{ width: WIDTH }}>
            <a href={`./?path=/story/${id}`} target="_top" style={{ color: color.orange, fontWeight: 700 }}>
              {name}
            </a>
            <p style={{ minHeight: '3em', color: color.textSoft, fontSize: fontSize.meta }}>
              {descriptionOf(parameters)}
            </p>
            <StoryFrame id={id} name={name} viewport={storyGlobals.viewport?.value} />
          </li>
        ))}
      </ul>
    </>
  );
}

const list: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 24,
  padding: 0,
  color: color.text,
  fontFamily,
  fontSize: fontSize.small,
  listStyle: 'none',
};

const descriptionOf = ({ docs }: { docs?: { description?: { story?: string } } }) => docs?.description?.story;

function StoryFrame({ id, name, viewport }: { id: string; name: string; viewport: string | undefined }) {
  const size = windowOf(viewport);
  const width = Number.parseInt(size?.width ?? '640', 10);
  const height = Number.parseInt(size?.height ?? '400', 10);
  const scale = Math.min(1, WIDTH / width);
  return (
    <div
      style={{
        width: width * scale,
        height: height * scale,
        overflow: 'hidden',
        border: `1px solid ${color.line}`,
        borderRadius: radius.small,
      }}
    >
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- another page of this Storybook, with the fake's worker */}
      <iframe
        src={`iframe.html?id=${id}&viewMode=story&embed=true`}
        title={name}
        loading="lazy"
        style={{ width, height, border: 'none', transform: `scale(${scale})`, transformOrigin: '0 0' }}
      />
    </div>
  );
}
