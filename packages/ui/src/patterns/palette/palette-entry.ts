import type { LucideIcon } from 'lucide-react';

/** One thing to go to or to do. */
export type PaletteEntry = {
  /** Tells it from every other one, and finds it again among the recent ones. */
  key: string;
  label: string;
  /** Tells two of the same name apart. */
  detail?: string;
  icon: LucideIcon;
  /** An address of this app; else `run`. */
  to?: string;
  run?: () => void;
};

export type PaletteGroup = { title: string; entries: readonly PaletteEntry[] };
