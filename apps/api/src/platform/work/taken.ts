import { sqlState } from '../database/sql-state.ts';
import { invalid, savedMeanwhile } from '../http/app-error.ts';

const UNIQUE_VIOLATION = '23505';

/** Turns a unique constraint's refusal into the field's message: the database decides, so that two people at once cannot both win. */
export const refuseTaken = async <T>(rule: { constraint: string; field: string; message: string }, write: () => Promise<T>): Promise<T> => {
  try {
    return await write();
  } catch (error) {
    if (violates(error, rule.constraint)) throw invalid({ [rule.field]: rule.message });
    throw error;
  }
};

/** What no rule above words is a conflict (409), and no fault of the server. */
export const conflictWhereTaken = async <T>(write: () => Promise<T>): Promise<T> => {
  try {
    return await write();
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) throw savedMeanwhile(error);
    throw error;
  }
};

const violates = (error: unknown, constraint: string): boolean => {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return sqlState(error) === UNIQUE_VIOLATION && (cause as { constraint?: string }).constraint === constraint;
};
