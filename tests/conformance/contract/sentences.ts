/** Splits a description into its sentences: list items and paragraphs first, headings in bold left out. */
export function sentencesOf(description: string): string[] {
  return description
    .trim()
    .split(/\n\s*\n|\n(?=- )/)
    .map((block) =>
      block
        .replaceAll(/\s+/g, ' ')
        .replace(/^- /, '')
        .replaceAll(/\*\*[^*]+\*\*/g, '\n')
        .trim(),
    )
    .flatMap((block) => block.split(/\n|(?<=[.!?])\s+(?=[A-Z`'「])/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}
