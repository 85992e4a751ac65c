import { basename, relative } from 'node:path';
import { commandLine } from './commandLine.ts';
import { NAME } from './nameAndVersion.ts';

const [, program = ''] = process.argv;
/** The command that a user types: with the package's name where it is installed, else with the path of the file. */
const started = /[/\\]node_modules[/\\]/.test(program)
  ? `npx ${NAME}`
  : `node ${relative(process.cwd(), program) || basename(program)}`;

process.exitCode = await commandLine(process.argv.slice(2), { started, startServer: null, mailboxPath: null });
