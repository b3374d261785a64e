import { APPS, type App } from '@esteto/domain/identity/route/base-paths';
import { addressesIn } from './route-tables.ts';

/**
 * Every app's addresses as a type: path to text. Read from the table's type, each page that makes a link would depend on the table, and by it on every
 * other page; a written list depends on nothing.
 */
export const addressLists = async (root: string): Promise<Record<string, string>> =>
  Object.fromEntries(await Promise.all(APPS.map(async (app) => [fileOf(app), addressList((await addressesIn(root, app)).map(pathOf))])));

export const addressList = (paths: readonly string[]): string => `// Written by \`pnpm gen sync\` from the route table.

/** Every page and dialog of this app. */
export type Address =${paths.map((path) => `\n  | '${path}'`).join('')};
`;

const fileOf = (app: App): string => `apps/${app}/src/addresses.ts`;

const pathOf = ({ path }: { path: string }): string => path;
