import preview from '#.storybook/preview';
import { longJapanese, Specimens, unbreakable } from '../storySpecimens.tsx';
import { Card } from './Card.tsx';

const meta = preview.meta({ component: Card });

export const Paddings = meta.story({
  render: () => (
    <Specimens>
      {(['medium', 'large'] as const).map((padding) => (
        <Card key={padding} padding={padding}>
          {`${padding}: ${longJapanese} ${unbreakable}`}
        </Card>
      ))}
    </Specimens>
  ),
});
