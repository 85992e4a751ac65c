const documents = import.meta.glob<string>(['../../docs/rules/*.md', '../../src/realtime/SPEC.md'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The texts of all documents that hold rules, as Markdown. */
export const ruleDocuments = Object.values(documents);

/** The sentence of each rule, by its id. */
const sentences = new Map(
  ruleDocuments.flatMap((text) =>
    [...text.matchAll(/^- \*\*([A-Z]{1,2}\d+[a-z]?)\*\* (.+)$/gm)].map(([, id = '', sentence = '']) => [id, sentence]),
  ),
);

/** Markdown in which each id of a rule is a link to its sentence, which is the title of the link. */
export const withRuleLinks = (text: string): string =>
  text.replaceAll(/(?<![\w[#-])[A-Z]{1,2}\d{1,2}[a-z]?\b/g, (id) => {
    const sentence = sentences.get(id);
    return sentence === undefined
      ? id
      : `[${id}](?path=/docs/rules--docs#${id} "${sentence.replaceAll(/["\\[\]]/g, "'")}")`;
  });

/** Markdown of a document of the repository, for a page of Storybook: other documents are not there. */
export const asPage = (text: string): string =>
  text
    .replaceAll(/\[([^\]]+)\]\((?!https?:|#|\?)[^)]*\)/g, '$1')
    .replaceAll(/^- \*\*([A-Z]{1,2}\d+[a-z]?)\*\* /gm, '- <strong id="$1">$1</strong> ');
