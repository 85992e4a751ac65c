import { Controls, Description, Primary, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import { StoryFrames } from './StoryFrames.tsx';

/** The page of documentation of each file of stories: a component's properties and its states; a screen's states. */
export default function GuidePage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const isComponent = preparedMeta.title.startsWith('Components/') && preparedMeta.component !== undefined;
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {isComponent && (
        <>
          <Primary />
          <Controls />
        </>
      )}
      <StoryFrames />
    </>
  );
}
