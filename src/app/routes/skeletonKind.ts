/**
 * Layouts of the placeholder of a screen whose code is being loaded: a grid of cards, a column of entries, a form, or a
 * list with a pane beside it.
 */
export type SkeletonKind = 'cards' | 'list' | 'form' | 'panes';
