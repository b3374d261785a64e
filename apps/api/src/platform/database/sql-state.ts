/** The code of the database's refusal ('23505' unique violation), or of the network's ('ECONNREFUSED'); null when the error has none. */
export const sqlState = (error: unknown): string | null => {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return typeof cause === 'object' && cause !== null && 'code' in cause && typeof cause.code === 'string' ? cause.code : null;
};
