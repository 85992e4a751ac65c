/** A mistake in the source of the fake backend: what stands there, and what stands there then. */
export interface Edit {
  file: string;
  find: string;
  replace: string;
}

export interface ChosenFault {
  name: string;
  /** The principle of the kit that should see it. */
  principle: 'copies' | 'several' | 'everywhere' | 'connections' | 'races' | 'names' | 'lengths' | 'bytes';
  edits: readonly Edit[];
}

const edit = (file: string, find: string, replace: string): Edit => ({ file: `mocks/${file}`, find, replace });
export const fault = (
  principle: ChosenFault['principle'],
  name: string,
  ...edits: readonly (readonly [file: string, find: string, replace: string])[]
): ChosenFault => ({ name, principle, edits: edits.map(([file, find, replace]) => edit(file, find, replace)) });
