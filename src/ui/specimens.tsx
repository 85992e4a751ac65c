import type { ReactNode } from 'react';

/** What every component must bear; for stories only. */
export const longJapanese =
  'とても長い名前の音楽仲間を探しているみなさんへ向けた、途中で区切るところがほとんど見当たらないくらいに長い日本語の文言です';
export const unbreakable = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

interface SpecimensProps {
  children: ReactNode;
  /** Widest the specimens may get, in px; 480 unless given. */
  width?: number;
}

/** Lays specimens out below each other, each as wide as a screen would give it; for stories only. */
export function Specimens({ children, width = 480 }: SpecimensProps) {
  return (
    <main style={{ display: 'grid', gap: 24, justifyItems: 'start', maxWidth: width, padding: 24 }}>{children}</main>
  );
}
