import { join, posix, relative, sep } from 'node:path';
import { hasNoRoom, importComplaint, isTest } from './layers.mjs';

// The project's own rules of the linter, in JavaScript: an editor may run them on any Node.

const root = join(import.meta.dirname, '../..');

/**
 * The types of oxlint's plugins, which it exports only as parts of this one.
 * @typedef {import('oxlint/plugins-dev').RuleTester} RuleTester
 * @typedef {Extract<Parameters<RuleTester['run']>[1], { create: Function }>} Rule
 * @typedef {Parameters<Rule['create']>[0]} Context
 * @typedef {NonNullable<ReturnType<Context['sourceCode']['getNodeByRangeIndex']>>} Node
 */

/**
 * Returns the file's path from the root, with slashes.
 * @param {Context} context
 */
const pathOf = ({ filename }) => relative(root, filename).split(sep).join('/');

/** Refuses an import of a room that lies above or beside the file's own. @type {Rule} */
const importDirection = {
  create(context) {
    const path = pathOf(context);
    /**
     * @param {Node | null | undefined} source
     * @param {boolean} isType
     */
    const check = (source, isType) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string' || !source.value.startsWith('.')) return;
      const message = importComplaint(path, posix.join(posix.dirname(path), source.value), isType);
      if (message !== undefined) context.report({ node: source, message });
    };
    return {
      Program(node) {
        if (!hasNoRoom(path)) return;
        context.report({
          node,
          message: `${path} lies in no room: move it into one, or add its folder to tests/lint/layers.mjs.`,
        });
      },
      ImportDeclaration({ source, importKind, specifiers }) {
        const areTypes = specifiers.every((one) => one.type === 'ImportSpecifier' && one.importKind === 'type');
        check(source, importKind === 'type' || (specifiers.length > 0 && areTypes));
      },
      ExportNamedDeclaration: ({ source, exportKind }) => check(source, exportKind === 'type'),
      ExportAllDeclaration: ({ source, exportKind }) => check(source, exportKind === 'type'),
      ImportExpression: ({ source }) => check(source, false),
      TSImportType: ({ source }) => check(source, true),
    };
  },
};

/** Kana and kanji. Punctuation alone, 「、」 for example, is no text. */
const words = /[\u3005\u3041-\u30FA\u4E00-\u9FFF]/;
const shown = /^(?:src|mocks\/panel)\//;
const isCopyFile = /\/(?:copy|\w+Copy)\.ts$/;
/** Files whose Japanese words are no texts of the app, or have a better place. */
const excepted = [
  // Data about the language: readings, letters, dates, prefectures, tags.
  /^src\/(?:lib|scoring|tags)\//,
  // The grammar of plans, which is read as well as written.
  /^src\/plans\/plan(?:Text|Preview)\.ts$/,
  // Words that are searched for in what people write.
  /^src\/features\/(?:messages\/warningOf|board\/postFinder)\.ts$/,
  // Tables with a text in each row.
  /^src\/(?:features\/profile\/form\/profileFields|app\/shortcuts\/shortcutLists)\.ts$/,
  // Of tests and stories alone.
  /^src\/ui\/(?:conformance\/|storySpecimens\.tsx$)|Fixtures\.ts$/,
];
const MESSAGE =
  'A Japanese text lies in copy.ts of its folder; if only this file shows it and is loaded late, in a constant `copy` at its top.';

/** Refuses Japanese words among the code. @type {Rule} */
const textInCopy = {
  create(context) {
    const path = pathOf(context);
    const isChecked = shown.test(path) && !isTest(path) && !isCopyFile.test(path);
    if (!isChecked || excepted.some((files) => files.test(path))) return {};
    /**
     * @param {Node} node
     * @param {unknown} text
     */
    const check = (node, text) => {
      if (typeof text === 'string' && words.test(text) && !isInCopy(node)) context.report({ node, message: MESSAGE });
    };
    return {
      Literal: (node) => check(node, 'regex' in node ? undefined : node.value),
      TemplateElement: (node) => check(node, node.value.raw),
      JSXText: (node) => check(node, node.value),
    };
  },
};

/**
 * Whether a node lies in a constant of the module that is called `copy` or `…Copy`.
 * @param {Node} node
 */
function isInCopy(node) {
  /** @type {Node | null} */
  let at = node;
  while (at !== null && !(at.type === 'VariableDeclarator' && isOfModule(at.parent.parent))) at = at.parent;
  return at !== null && at.id.type === 'Identifier' && /^copy$|Copy$/.test(at.id.name);
}

/** @param {Node | null} node */
const isOfModule = (node) => node?.type === 'Program' || node?.type === 'ExportNamedDeclaration';

const plugin = {
  meta: { name: 'otonowa' },
  rules: { 'import-direction': importDirection, 'text-in-copy': textInCopy },
};

// oxlint loads the default export.
export default plugin;
