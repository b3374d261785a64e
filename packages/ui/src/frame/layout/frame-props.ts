import type { ReactNode } from 'react';
import type { MenuEntry } from './menu-entry.ts';

/** What every layout of an app is given: the same parts, placed differently. */
export type FrameProps = {
  menu: readonly MenuEntry[];
  /** Where the brand leads. */
  home: string;
  /** Left of the top bar: whose data is shown. */
  switcher?: ReactNode;
  /** Middle of the top bar. */
  search?: ReactNode;
  /** Right of the top bar: notices, the person. */
  person?: ReactNode;
  /** Above everything: environment, update. */
  banners?: ReactNode;
  children: ReactNode;
};
