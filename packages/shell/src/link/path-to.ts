import type { DialogRow, PageRow, RouteTable, SectionRow } from '../route/route-table.ts';

// Links are made here and nowhere else: from the addresses that the app's own route table has.

type Join<Base extends string, Path extends string> = Path extends '' ? Base : `${Base extends '/' ? '' : Base}/${Path}`;

/** Every full path of a table: '/app/boletos' | '/app/boletos/:boletoId' … */
export type PathsOf<Base extends string, Rows extends readonly (RouteTable[number] | DialogRow)[]> = Rows[number] extends infer Row
  ? Row extends SectionRow<infer Path, infer Children>
    ? Join<Base, Path> | PathsOf<Join<Base, Path>, Children>
    : Row extends PageRow<infer Path, infer Children>
      ? Join<Base, Path> | PathsOf<Join<Base, Path>, Children>
      : Row extends DialogRow<infer Path>
        ? Join<Base, Path>
        : never
  : never;

type ParamOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type Values<Name extends string> = Readonly<Record<Name, string | number>>;
type Search = Readonly<Record<string, string | number | undefined>>;

/**
 * `path('/app/boletos/:boletoId', { boletoId: 3 })`; what has no parameters takes none. `search` becomes the query string.
 */
export type PathTo<Paths extends string> = <Path extends Paths>(
  pattern: Path,
  ...rest: ParamOf<Path> extends never ? [params?: undefined, search?: Search] : [params: Values<ParamOf<Path>>, search?: Search]
) => string;

/** One line in each app: `export const path = pathTo<PathsOf<'/app', typeof routes>>();` */
export const pathTo =
  <Paths extends string>(): PathTo<Paths> =>
  (pattern, ...[params, search]) => {
    const values = (params ?? {}) as Values<string>;
    const path = pattern.replaceAll(/:(\w+)/g, (_match, name: string) => encodeURIComponent(String(values[name])));
    const query = new URLSearchParams(
      Object.entries(search ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    );
    return query.size > 0 ? `${path}?${query}` : path;
  };
