/** Who enters by an address of a database. */
export const loginOf = (url: string): string => decodeURIComponent(new URL(url).username);

/** What keeps us out of a database, with where and as whom we tried; never with the password. */
export const reached = async <T>(url: string, work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    const { host, pathname } = new URL(url);
    const { message } = error instanceof Error && error.cause instanceof Error ? error.cause : (error as Error);
    throw new Error(`Não foi possível entrar no banco ${host}${pathname} como ${loginOf(url)}: ${message}`, { cause: error });
  }
};
