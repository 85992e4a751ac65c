import { type CSSProperties, useEffect, useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import type { Incident } from '../lib/incidents/incidents.ts';
import { REPORT_FORMAT, type ReportBatch, type ReportEvent } from './reportFormat.ts';
import { routePattern } from './startReports.ts';
import { toReport } from './toReport.ts';

const meta = preview.meta({ title: 'Reports' });

const ORIGIN = 'https://otonowa.example';
const APP = `${ORIGIN}/assets/app-1a2b3c4d.js`;
const crash = Object.assign(new TypeError('Cannot read the bio of 花 (hana@example.com)'), {
  stack: `TypeError: Cannot read the bio of 花 (hana@example.com)\n    at showBio (${APP}:1:20431)\n    at ${APP}:1:377`,
});

interface Example {
  what: string;
  path: string;
  incident: Incident;
}

const examples: readonly Example[] = [
  { what: 'A screen crashes', path: '/search', incident: { kind: 'crash', where: 'screen', error: crash } },
  {
    what: 'A promise is rejected with a text',
    path: '/messages',
    incident: { kind: 'crash', where: 'promise', error: '花: 明日のスタジオは19時から' },
  },
  {
    what: 'An answer breaks the contract',
    path: '/likes',
    incident: {
      kind: 'answer',
      method: 'GET',
      url: '/api/likes/count/sent?token=secret-token',
      status: 200,
      body: { count: '花さんに3件' },
    },
  },
  {
    what: 'A frame breaks the contract',
    path: '/messages',
    incident: { kind: 'frame', frame: { type: 'user_status', user_id: 'user-hana', is_online: 'はい' } },
  },
  {
    what: 'The socket cannot be opened for the last time',
    path: '/board',
    incident: { kind: 'socket', attempt: 5, isLast: true },
  },
];

const vital: ReportEvent = { kind: 'vital', name: 'LCP', value: 1240, route: '/search' };

const indent = (value: unknown) => JSON.stringify(value, null, 2);

/** Formats an incident before it becomes a report; an error by its message and stack, which JSON would omit. */
function shown({ incident }: Example): string {
  if (incident.kind !== 'crash' || !(incident.error instanceof Error)) return indent(incident);
  return indent({ ...incident, error: { message: incident.error.message, stack: incident.error.stack } });
}

const block: CSSProperties = {
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  padding: 16,
  border: '1px solid #6E6A64',
  borderRadius: 8,
};

function Code({ label, children }: { label: string; children: string }) {
  return (
    <pre role="region" aria-label={label} style={block}>
      {children}
    </pre>
  );
}

function Reports() {
  const [events, setEvents] = useState<readonly ReportEvent[]>([]);
  useEffect(() => {
    const files = new Set([APP]);
    const all = examples.map(({ incident, path }) => toReport(incident, { route: routePattern(path), files }));
    void Promise.all(all).then(setEvents);
  }, []);
  const batch: ReportBatch = {
    format: REPORT_FORMAT,
    build: '/assets/index-5e6f7a8b.js',
    sample: 1,
    events: [...events, vital],
  };
  return (
    <main lang="en" style={{ display: 'grid', gap: 24, padding: 24, minWidth: 0 }}>
      <h1>Reports for the operator</h1>
      <p>
        A build with VITE_REPORT_URL sends these; no other build has the code. Above what happened in the page, with
        everything personal that was at hand; below exactly what is sent of it.
      </p>
      {examples.map((example, index) => (
        <section key={example.what} style={{ display: 'grid', gap: 8, minWidth: 0 }}>
          <h2>{example.what}</h2>
          <Code label={`In the page: ${example.what}`}>{shown(example)}</Code>
          <Code label={`Reported: ${example.what}`}>{indent(events[index]) ?? ''}</Code>
        </section>
      ))}
      <h2>The request</h2>
      <Code label="The request">{indent(batch)}</Code>
    </main>
  );
}

export const WhatIsSent = meta.story({
  render: () => <Reports />,
  play: async ({ canvas }) => {
    const request = await canvas.findByRole('region', { name: 'The request' });
    await canvas.findByText(/"isLast": true,\s+"route"/, { selector: '[aria-label^="Reported: The socket"]' });
    await expect(request).toHaveTextContent('"file": "/assets/app-1a2b3c4d.js"');
    await expect(request).toHaveTextContent('"operation": "countSentLikes"');
    await expect(request).toHaveTextContent('"pointer": "/count"');
    await expect(request).not.toHaveTextContent(/花|hana|スタジオ|secret|はい|showBio|19/);
  },
});
