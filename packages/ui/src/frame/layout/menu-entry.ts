import type { LucideIcon } from 'lucide-react';

/** One entry of an app's menu, as its route table gives it. A parent's `to` leads to its first permitted child. */
export type MenuEntry = {
  label: string;
  /** For the bar on a phone, when the label is longer than some twelve letters. */
  short?: string;
  /** Among the few of that bar, before those that come earlier in the menu. */
  inBar?: true;
  icon: LucideIcon;
  to: string;
  children?: readonly { label: string; to: string }[];
};
