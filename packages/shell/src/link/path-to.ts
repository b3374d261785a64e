// Links are made here and nowhere else: from the addresses that the app's own route table has.

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

/** One line in each app, over the addresses that `pnpm gen sync` wrote from its table: `export const path = pathTo<Address>();` */
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
