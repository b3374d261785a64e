import type { LucideIcon } from 'lucide-react';
import type { To } from 'react-router';

export type MenuItem = {
  label: string;
  icon?: LucideIcon;
  /** A link; else `onSelect` is run. */
  to?: To;
  onSelect?: () => void;
  tone?: 'plain' | 'danger';
  /** A choice: whether it is the present one. */
  checked?: boolean;
  /** The menu stays open, for several of them in a row. */
  stays?: boolean;
};

/** Items of one group stand together; its title is quiet. */
export type MenuGroup = { title?: string; items: readonly MenuItem[] };
