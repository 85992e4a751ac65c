import type { ReactNode } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Banner, bannerKinds } from '../Banner/Banner.tsx';
import { Card } from '../Card/Card.tsx';
import { Chip, chipTones } from '../Chip/Chip.tsx';
import { RecordDrawing } from '../drawings/RecordDrawing.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx';
import { ProgressBar } from '../Progress/ProgressBar.tsx';
import { RingProgress } from '../Progress/RingProgress.tsx';
import { RingLoader } from '../Ring/RingLoader.tsx';
import { ScoreRing } from '../Ring/ScoreRing.tsx';
import { ScreenHeading } from '../ScreenHeading/ScreenHeading.tsx';
import { Skeleton, skeletonShapes } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import { Cluster } from '../layout/Cluster.tsx';
import { Stack } from '../layout/Stack.tsx';

/** Every component without interaction, by name: renders it with a given text. */
export const staticComponents: Readonly<Record<string, (text: string) => ReactNode>> = {
  Cluster: (text) => (
    <Cluster gap="small">
      <span>{text}</span>
      <span>{text}</span>
    </Cluster>
  ),
  Stack: (text) => (
    <Stack gap="small">
      <span>{text}</span>
    </Stack>
  ),
  Avatar: (text) => <Avatar person={{ name: text, picture: null, seed: text }} />,
  Badge: () => <Badge count={12_345} />,
  Banner: (text) =>
    bannerKinds.map((kind) => (
      <Banner key={kind} kind={kind}>
        {text}
      </Banner>
    )),
  Card: (text) => <Card>{text}</Card>,
  Chip: (text) =>
    chipTones.map((tone) => (
      <Chip key={tone} tone={tone}>
        {text}
      </Chip>
    )),
  EmptyState: (text) => <EmptyState drawing={<RecordDrawing />} title={text} hint={text} />,
  LiveRegion: () => <LiveRegion />,
  ProgressBar: (text) => <ProgressBar value={0.4} label={text} />,
  'ProgressBar, unknown': (text) => <ProgressBar value={null} label={text} />,
  RingProgress: (text) => <RingProgress value={40} label={text} />,
  RingLoader: (text) => <RingLoader label={text} />,
  ScoreRing: () => <ScoreRing value={87} />,
  ScreenHeading: (text) => <ScreenHeading>{text}</ScreenHeading>,
  Skeleton: () =>
    skeletonShapes.map((shape) => (
      <div key={shape} style={{ height: 64, width: 120 }}>
        <Skeleton shape={shape} width={shape === 'circle' ? '64px' : '100%'} />
      </div>
    )),
  VisuallyHidden: (text) => <VisuallyHidden>{text}</VisuallyHidden>,
  Wordmark: () => <Wordmark size="large" />,
};
