// The room tests/conformance may import nothing but itself.
import { basename, relative } from 'node:path';
import { commandLine } from './commandLine.ts';
import { NAME } from './nameAndVersion.ts';

const [, program = ''] = process.argv;
/** As somebody types it: by its name where it is installed, else by its file. */
const started = /[/\\]node_modules[/\\]/.test(program)
  ? `npx ${NAME}`
  : `node ${relative(process.cwd(), program) || basename(program)}`;

process.exitCode = await commandLine(process.argv.slice(2), { started, startServer: null, mailboxPath: null });
