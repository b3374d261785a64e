import type { Access } from '@esteto/domain/identity/permission/access';
import type { LucideIcon } from 'lucide-react';

// An app's addresses as plain data: what React Router, the guard, the menu, preloading, typed links and the repo's checks all read.
// No React here and no effect on import, so that Node reads a table as it is.

/** Brings the file of a page or dialog, whose default export is its component. Typed loosely: no page is looked into to know the table. */
export type Load = () => Promise<unknown>;

export type DialogRow = {
  kind: 'dialog';
  path: string;
  /** What it does, where the search offers it as an action: 'Solicitar nota'. Once in an app, however many pages open the dialog. */
  label?: string;
  who: Access;
  load: Load;
};

export type PageRow = {
  kind: 'page';
  /** Below its section, or below the app's base: '' is the app's home. */
  path: string;
  label: string;
  /** Its word in the bar on a phone, when the label is longer than some twelve letters. */
  short?: string;
  /** Stands in the bar on a phone, however late it comes in the menu. */
  inBar?: true;
  /** A page without a section stands in the menu when it has an icon. */
  icon: LucideIcon | null;
  /** Only another page leads to it: the search does not offer it. */
  unlisted?: true;
  who: Access;
  load: Load;
  children: readonly DialogRow[];
};

export type SectionRow = {
  kind: 'section';
  path: string;
  label: string;
  short?: string;
  inBar?: true;
  icon: LucideIcon;
  children: readonly PageRow[];
};

export type TopRow = PageRow | SectionRow;
export type RouteTable = readonly TopRow[];

/** A page, and the dialogs that open over it. */
export const page = (
  path: string,
  options: { label: string; short?: string; inBar?: true; icon?: LucideIcon; unlisted?: true; who: Access; load: Load },
  children: readonly DialogRow[] = [],
): PageRow => ({ kind: 'page', path, icon: null, ...options, children });

/** A dialog with an address of its own, over its page. */
export const dialog = (path: string, options: { label?: string; who: Access; load: Load }): DialogRow => ({
  kind: 'dialog',
  path,
  ...options,
});

/** A group of pages in the menu. Its own address leads to the first page that the person may see. */
export const section = (
  path: string,
  options: { label: string; short?: string; inBar?: true; icon: LucideIcon },
  children: readonly PageRow[],
): SectionRow => ({ kind: 'section', path, ...options, children });
