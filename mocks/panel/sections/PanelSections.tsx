import type { PanelState } from '../../adapters/panel/panelCalls.ts';
import { Collapsible } from '../../../src/ui/Collapsible/Collapsible.tsx';
import { ClockSection } from './ClockSection.tsx';
import { clock, emit, failure, log, mail, mock, socket, world } from '../copy.ts';
import { FailureSection } from './FailureSection.tsx';
import { LatencySection } from './LatencySection.tsx';
import { LogSection } from './LogSection.tsx';
import { MailSection } from './MailSection.tsx';
import type { PanelSource } from '../panelSource.ts';
import { PartnerSection } from './PartnerSection.tsx';
import { ScenarioSection } from './ScenarioSection.tsx';
import { SocketSection } from './SocketSection.tsx';
import { UserSection } from './UserSection.tsx';
import { WorldSection } from './WorldSection.tsx';
import * as css from '../MockPanel.css.ts';

/** All sections of the panel. Those that are used most are expanded. */
export function PanelSections({ source, state }: { source: PanelSource; state: PanelState }) {
  const { line } = source;
  const folded = [
    { title: emit.title, content: <PartnerSection source={source} visitors={state.visitors} /> },
    { title: failure.title, content: <FailureSection line={line} faults={state.faults} /> },
    { title: socket.title, content: <SocketSection line={line} isCut={state.isCut} /> },
    { title: clock.title, content: <ClockSection line={line} ahead={state.ahead} /> },
    { title: mail.title, content: <MailSection mails={state.mails} /> },
    { title: world.title, content: <WorldSection source={source} scenario={state.scenario} /> },
    { title: log.title, content: <LogSection entries={state.log} /> },
  ];
  return (
    <>
      <ScenarioSection key={state.scenario} source={source} current={state.scenario} />
      <UserSection source={source} />
      <LatencySection line={line} current={state.latency} />
      {folded.map(({ title, content }) => (
        <div key={title} className={css.folded}>
          <Collapsible title={title} openLabel={mock.section.open(title)} closeLabel={mock.section.close(title)}>
            <div className={css.section}>{content}</div>
          </Collapsible>
        </div>
      ))}
    </>
  );
}
