import { Markdown } from '@storybook/addon-docs/blocks';
import { color, fontFamily, radius } from '../../src/ui/theme/tokens.ts';
import changeLog from '../../CHANGELOG.md?raw';
import contractChanges from '../../docs/contract-changes.md?raw';
import { asPage, withRuleLinks } from './rules.ts';

/** What `npm run tool -- storybook:changes` has left, if it has run. */
const pictures = import.meta.glob<string>('../changes/*.png', { query: '?url', import: 'default', eager: true });
const lists = import.meta.glob<{ since: string; stories: string[] }>('../changes/changes.json', {
  import: 'default',
  eager: true,
});

/** The stories that look different since a revision, before and after. */
export function ChangedStories() {
  const [changes] = Object.values(lists);
  if (changes === undefined)
    return (
      <p>
        <code>npm run tool -- storybook:changes</code> makes pictures of the stories that differ from the last tag.
      </p>
    );
  return (
    <div className="sb-unstyled" style={{ color: color.text, fontFamily }}>
      <p>{`${changes.stories.length} stories differ from ${changes.since}.`}</p>
      {changes.stories.map((id) => (
        <section key={id} style={{ marginBlock: 24 }}>
          <a href={`./?path=/story/${id}`} target="_top" style={{ color: color.orange, fontWeight: 700 }}>
            {id}
          </a>
          <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 24 }}>
            {(['before', 'after'] as const).map((when) => (
              <Shown key={when} when={when} address={pictures[`../changes/${id}.${when}.png`]} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

function Shown({ when, address }: { when: string; address: string | undefined }) {
  return (
    <figure style={{ margin: 0 }}>
      <figcaption style={{ color: color.textSoft }}>
        {address === undefined ? `${when}: there is none` : when}
      </figcaption>
      {address !== undefined && (
        <img
          src={address}
          alt={when}
          style={{ maxWidth: '100%', border: `1px solid ${color.line}`, borderRadius: radius.small }}
        />
      )}
    </figure>
  );
}

/** The list of changes of the product, and that of its contract. */
export const ChangeLog = () => <Markdown>{page(changeLog)}</Markdown>;
export const ContractChanges = () => <Markdown>{page(contractChanges)}</Markdown>;

/** Below the headings of the page that shows it, without its own title. */
const page = (text: string) => withRuleLinks(asPage(text.replace(/^# .+$/m, ''))).replaceAll(/^(?=#+ )/gm, '#');
