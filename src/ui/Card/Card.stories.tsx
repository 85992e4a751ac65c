import preview from '#.storybook/preview';
import { longJapanese, Specimens, unbreakable } from '../storySpecimens.tsx';
import { Card, cardPaddings } from './Card.tsx';

const meta = preview.meta({ component: Card });

export const Paddings = meta.story({
  render: () => (
    <Specimens>
      {cardPaddings.map((padding) => (
        <Card key={padding} padding={padding}>
          {padding}: {longJapanese} {unbreakable}
        </Card>
      ))}
    </Specimens>
  ),
});
