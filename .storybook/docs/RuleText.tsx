import { Markdown } from '@storybook/addon-docs/blocks';
import { withRuleLinks } from './rules.ts';

/** Markdown of a comment; the rules that it cites are links. */
export const RuleText = ({ children }: { children: string }) => <Markdown>{withRuleLinks(children)}</Markdown>;
