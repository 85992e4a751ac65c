import { useEffect, useRef, useState } from 'react';
import { color, fontFamily, fontSize, radius } from '../../src/ui/theme/tokens.ts';
import { windowOf } from '../viewports.ts';
import { type Accessibility, drawStory } from './drawStory.ts';

interface Entry {
  id: string;
  title: string;
  type: 'story' | 'docs';
  tags: string[];
}
interface Preview {
  loadStory: (of: { storyId: string }) => Promise<{ storyGlobals: { viewport?: { value?: string } } }>;
}

type Row = { title: string; stories: number; checked: { id: string; found: Accessibility | undefined }[] };

/** Runs axe on the stories that are shown, of one file or of all, and lists what it found, file by file. */
export function AccessibilityOverview() {
  const [files, setFiles] = useState<ReadonlyMap<string, readonly Entry[]>>(new Map());
  const [chosen, setChosen] = useState('');
  const [rows, setRows] = useState<Row[]>();
  const [isChecking, setChecking] = useState(false);
  const run = useRef<AbortController>(undefined);
  useEffect(() => {
    void (async () => setFiles(await shownStories()))();
    return () => run.current?.abort();
  }, []);
  const check = async () => {
    run.current = new AbortController();
    const { signal } = run.current;
    setChecking(true);
    const wanted = [...files].filter(([title]) => chosen === '' || title === chosen);
    let all: Row[] = wanted.map(([title, stories]) => ({ title, stories: stories.length, checked: [] }));
    setRows(all);
    for (const { id, title } of wanted.flatMap(([, stories]) => stories)) {
      const checked = { id, found: await accessibilityOf(id) };
      if (signal.aborted) return;
      all = all.map((row) => (row.title === title ? { ...row, checked: [...row.checked, checked] } : row));
      setRows(all);
    }
    setChecking(false);
  };
  const stop = () => {
    run.current?.abort();
    setChecking(false);
  };
  const done = rows?.flatMap(({ checked }) => checked) ?? [];
  const unchecked = done.filter(({ found }) => found === undefined);
  const total = rows?.reduce((sum, { stories }) => sum + stories, 0) ?? 0;
  return (
    <div className="sb-unstyled" style={{ color: color.text, fontFamily, fontSize: fontSize.small }}>
      <label>
        Stories of{' '}
        <select value={chosen} disabled={isChecking} onChange={({ target }) => setChosen(target.value)}>
          <option value="">all components and screens</option>
          {[...files.keys()].map((title) => (
            <option key={title}>{title}</option>
          ))}
        </select>
      </label>{' '}
      <button
        type="button"
        disabled={files.size === 0}
        onClick={() => (isChecking ? stop() : void check())}
        style={actionStyle}
      >
        {isChecking ? 'Stop' : 'Check'}
      </button>
      {rows !== undefined && (
        <>
          <p role="status" style={{ marginBlock: 16 }}>
            {`${done.length - unchecked.length} of ${total} stories checked: ${count(done, 'violations')} violations, ${count(done, 'incomplete')} to look at`}
          </p>
          {unchecked.length > 0 && (
            <p>
              {`Not checked, because their steps or axe did not end: `}
              {unchecked.map(({ id }) => (
                <StoryLink key={id} id={id} title={id}>
                  {id}
                </StoryLink>
              ))}
            </p>
          )}
          <table style={{ borderSpacing: '16px 4px', textAlign: 'start' }}>
            <thead>
              <tr>
                {['Stories', 'Checked', 'Violations', 'To look at by hand'].map((name) => (
                  <th key={name} scope="col" style={{ textAlign: 'start' }}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ title, stories, checked }) => (
                <tr key={title} style={{ verticalAlign: 'top' }}>
                  <th scope="row" style={{ fontWeight: 400, textAlign: 'start' }}>
                    {title}
                  </th>
                  <td>{`${checked.filter(({ found }) => found !== undefined).length} of ${stories}`}</td>
                  <Findings kind="violations" checked={checked} />
                  <Findings kind="incomplete" checked={checked} />
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </div>
  );
}

/** Of each file, by its title. */
async function shownStories(): Promise<Map<string, Entry[]>> {
  const { entries } = (await (await fetch('index.json')).json()) as { entries: Record<string, Entry> };
  const shown = Object.values(entries).filter(({ type, tags }) => type === 'story' && tags.includes('dev'));
  return Map.groupBy(shown, ({ title }) => title);
}

const actionStyle = { padding: '8px 16px', border: `1px solid ${color.line}`, borderRadius: radius.small };

type Kind = keyof Accessibility;

const count = (checked: Row['checked'], kind: Kind) =>
  checked.reduce((sum, { found }) => sum + (found?.[kind].length ?? 0), 0);

/** Each rule of axe once, with the first story in which it found something. */
function Findings({ kind, checked }: { kind: Kind; checked: Row['checked'] }) {
  const first = new Map(
    checked
      .toReversed()
      .flatMap(({ id, found }) => (found?.[kind] ?? []).map((result) => [result.id, { id, result }] as const)),
  );
  return (
    <td>
      {[...first].map(([rule, { id, result }]) => (
        <StoryLink key={rule} id={id} title={result.help}>
          {rule}
        </StoryLink>
      ))}
    </td>
  );
}

function StoryLink({ id, title, children }: { id: string; title: string; children: string }) {
  return (
    <a href={`./?path=/story/${id}`} target="_top" title={title} style={{ display: 'block', color: color.orangeLight }}>
      {children}
    </a>
  );
}

async function accessibilityOf(id: string): Promise<Accessibility | undefined> {
  const preview = (window as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__;
  const { storyGlobals } = await preview.loadStory({ storyId: id });
  const { width = '1280px', height = '800px' } = windowOf(storyGlobals.viewport?.value) ?? {};
  const size = { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
  const [drawing] = drawStory({ id, place: 0, globals: '', ...size, isPicture: false });
  try {
    return (await drawing).accessibility;
  } catch {
    // The overview lists it as not checked.
    return undefined;
  }
}
