import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { parse } from 'yaml';

interface Step {
  uses?: string;
  with?: Record<string, unknown>;
}
interface Workflow {
  permissions?: unknown;
  concurrency?: unknown;
  jobs?: Record<string, { 'timeout-minutes'?: number; steps?: Step[] }>;
}

const PINNED = /^\s*(?:- )?uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;

/** What is wrong with a workflow of GitHub Actions: by GitHub's own parser, and by the rules of this repository. */
export async function workflowComplaints(source: string): Promise<string[]> {
  const syntax = await syntaxErrors(source);
  return syntax.length > 0 ? syntax : ruleComplaints(source);
}

async function syntaxErrors(content: string): Promise<string[]> {
  const { context, value } = parseWorkflow({ name: 'workflow.yml', content }, new NoOperationTraceWriter());
  if (value !== undefined) await convertWorkflowTemplate(context, value);
  return context.errors.getErrors().map(({ message }) => message);
}

function ruleComplaints(source: string): string[] {
  const { permissions, concurrency, jobs = {} } = parse(source) as Workflow;
  const steps = Object.values(jobs).flatMap((job) => job.steps ?? []);
  const unpinned = source.split('\n').filter((line) => /^\s*(?:- )?uses:/.test(line) && !PINNED.test(line));
  return [
    ...(JSON.stringify(permissions) === '{"contents":"read"}'
      ? []
      : ['has other permissions than to read the contents']),
    ...(concurrency === undefined ? ['has no concurrency'] : []),
    ...Object.entries(jobs).flatMap(([id, job]) =>
      job['timeout-minutes'] === undefined ? [`the job ${id} has no timeout-minutes`] : [],
    ),
    ...unpinned.map((line) => `"${line.trim()}" is not pinned as owner/name@<commit> # v<version>`),
    ...steps
      .filter((step) => step.uses?.startsWith('actions/checkout@') && step.with?.['persist-credentials'] !== false)
      .map(() => 'a checkout leaves its token in the working copy'),
  ];
}
