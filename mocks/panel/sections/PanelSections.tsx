import { useState } from 'react';
import type { PanelState } from '../../adapters/panel/panelCalls.ts';
import { Collapsible } from '../../../src/ui/Collapsible/Collapsible.tsx';
import { ClockSection } from './ClockSection.tsx';
import { clock, emit, failure, log, mail, mock, socket, world } from '../copy.ts';
import { FailureSection } from './FailureSection.tsx';
import { LatencySection } from './LatencySection.tsx';
import { LogSection } from './LogSection.tsx';
import { MailSection } from './MailSection.tsx';
import type { PanelSource } from '../panelSource.ts';
import { readPanelPlace, storePanelSection } from '../panelPlace.ts';
import { PartnerSection } from './PartnerSection.tsx';
import { ScenarioSection } from './ScenarioSection.tsx';
import { SocketSection } from './SocketSection.tsx';
import { UserSection } from './UserSection.tsx';
import { WorldSection } from './WorldSection.tsx';
import * as css from '../MockPanel.css.ts';

/** All sections of the panel. Those that are used most are expanded; the others are folded until they are opened, also after a reload. */
export function PanelSections({ source, state }: { source: PanelSource; state: PanelState }) {
  const { line } = source;
  const [{ sections }] = useState(readPanelPlace);
  const folded = [
    { name: 'emit', title: emit.title, content: <PartnerSection source={source} visitors={state.visitors} /> },
    { name: 'failure', title: failure.title, content: <FailureSection line={line} faults={state.faults} /> },
    { name: 'socket', title: socket.title, content: <SocketSection line={line} isCut={state.isCut} /> },
    { name: 'clock', title: clock.title, content: <ClockSection line={line} ahead={state.ahead} /> },
    { name: 'mail', title: mail.title, content: <MailSection mails={state.mails} /> },
    { name: 'world', title: world.title, content: <WorldSection source={source} scenario={state.scenario} /> },
    { name: 'log', title: log.title, content: <LogSection entries={state.log} /> },
  ];
  return (
    <>
      <ScenarioSection key={state.scenario} source={source} current={state.scenario} />
      <UserSection source={source} />
      <LatencySection line={line} current={state.latency} />
      {folded.map(({ name, title, content }) => (
        <div key={name} className={css.folded}>
          <Collapsible
            title={title}
            openLabel={mock.section.open(title)}
            closeLabel={mock.section.close(title)}
            defaultOpen={sections.includes(name)}
            onToggle={(isOpen) => storePanelSection(name, isOpen)}
          >
            <div className={css.section}>{content}</div>
          </Collapsible>
        </div>
      ))}
    </>
  );
}
