import type { Incident } from '../lib/incidents/incidents.ts';
import { errorName } from './errorNames.ts';
import type { ReportEvent } from './reportFormat.ts';
import { reportPosition, stackPositions } from './stackPositions.ts';

/** The route and the loaded files of the page. */
export interface PageFacts {
  route: string;
  /** The URLs of the build's files that the page has loaded. */
  files: ReadonlySet<string>;
}

/**
 * Makes a report of an incident. A report is put together from closed lists (routes, files of the build, classes of
 * errors, names and rules of the contract) and from numbers, so that it can contain nothing that a person has entered
 * and nothing that a server has sent.
 */
export async function toReport(incident: Incident, { route, files }: PageFacts): Promise<ReportEvent> {
  switch (incident.kind) {
    case 'crash': {
      const { where, error, position } = incident;
      const stack = stackPositions(error, files);
      const fallback = position === undefined ? [] : reportPosition(position, files);
      return { kind: 'crash', where, name: errorName(error), stack: stack.length > 0 ? stack : fallback, route };
    }
    case 'answer': {
      const { answerViolations } = await import('./violations.ts');
      return {
        kind: 'contract',
        ...answerViolations(incident.method, incident.url, incident.status, incident.body),
        route,
      };
    }
    case 'frame': {
      const { frameViolations } = await import('./violations.ts');
      return { kind: 'contract', ...frameViolations(incident.frame), route };
    }
    case 'socket': {
      return { kind: 'socket', attempt: incident.attempt, isLast: incident.isLast, route };
    }
  }
}
