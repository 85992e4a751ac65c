/** Layouts of a screen: a grid of cards, a column of entries, a form, or a list with a pane beside it. */
export type SkeletonKind = 'cards' | 'list' | 'form' | 'panes';
