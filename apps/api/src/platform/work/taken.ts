import { codedError } from '@esteto/contract/coded-error';
import { SEALED_RECORD } from '../database/sealed-records.ts';
import { sqlState } from '../database/sql-state.ts';
import { AppError, invalid, savedMeanwhile } from '../http/app-error.ts';

const UNIQUE_VIOLATION = '23505';
const EXCLUSION_VIOLATION = '23P01';
const DEADLOCK = '40P01';

/** Turns a unique constraint's refusal into the field's message: the database decides, so that two people at once cannot both win. */
export const refuseTaken = async <T>(rule: { constraint: string; field: string; message: string }, write: () => Promise<T>): Promise<T> => {
  try {
    return await write();
  } catch (error) {
    if (violates(error, rule.constraint)) throw invalid({ [rule.field]: rule.message });
    throw error;
  }
};

/** Where two things may not be at the same time: the database's refusal as the one of `word`. */
export const refuseOverlap = async <T>(constraints: readonly string[], word: () => AppError, write: () => Promise<T>): Promise<T> => {
  try {
    return await write();
  } catch (error) {
    if (sqlState(error) === EXCLUSION_VIOLATION && constraints.includes(constraintOf(error) ?? '')) throw word();
    throw error;
  }
};

/**
 * What no rule above words is a conflict (409), and no fault of the server: a unique key, a record that is sealed (sealed-records.ts), two who waited for
 * each other, of whom the database stopped one.
 */
export const conflictWhereTaken = async <T>(write: () => Promise<T>): Promise<T> => {
  try {
    return await write();
  } catch (error) {
    const state = sqlState(error);
    if (state === SEALED_RECORD) throw new AppError(409, codedError('sealed'));
    if (state === UNIQUE_VIOLATION || state === EXCLUSION_VIOLATION || state === DEADLOCK) throw savedMeanwhile(error);
    throw error;
  }
};

const violates = (error: unknown, constraint: string): boolean =>
  sqlState(error) === UNIQUE_VIOLATION && constraintOf(error) === constraint;

const constraintOf = (error: unknown): string | undefined => {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return (cause as { constraint?: string }).constraint;
};
