import { Controls, Primary, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import { RuleText } from './RuleText.tsx';
import { StoryFrames } from './StoryFrames.tsx';

/** Set by `npm run tool -- site`, which has the demo beside Storybook. */
const demo: string | undefined = import.meta.env.STORYBOOK_DEMO;

/** The page of documentation of each file of stories: a component's properties and its states; a screen's states; a flow's steps. */
export default function GuidePage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { component, parameters, title } = preparedMeta;
  const isComponent = title.startsWith('Components/') && component !== undefined;
  const isFlow = title.startsWith('Flows/');
  const { docs } = parameters;
  const about: string =
    docs?.description?.component ?? (isFlow ? '' : docs?.extractComponentDescription?.(component, preparedMeta)) ?? '';
  return (
    <>
      <Title />
      <Subtitle />
      <RuleText>{about}</RuleText>
      {isFlow && <Demo path={parameters.demo} />}
      {isComponent && (
        <>
          <Primary />
          <Controls />
        </>
      )}
      <StoryFrames heading={isFlow ? 'Step by step' : 'States'} isNumbered={isFlow} />
    </>
  );
}

/** Leads to the app itself, on a fake backend, where the flow begins. */
function Demo({ path }: { path: string }) {
  return (
    <p>
      <a href={`${demo ?? 'http://localhost:5173'}${path}`} target="_blank" rel="noreferrer">
        Try it in the demo
      </a>
      {demo === undefined && (
        <>
          {' '}
          (while <code>npm start</code> runs)
        </>
      )}
    </p>
  );
}
