import { useReadError } from '../../system/context/read-error.tsx';
import { toast } from './toast.ts';

/** Says in a corner why something was not done, as an error or as a warning. */
export const useTellFailure = (): ((error: unknown) => void) => {
  const readError = useReadError();
  return (error) => toast.problem(readError(error));
};
