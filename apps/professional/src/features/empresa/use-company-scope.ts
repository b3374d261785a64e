import { useScope } from '@esteto/ui/system/context/scope.tsx';

/** No company has this id: the server answers like for one that does not exist. */
const NONE = 0;

/** The company on the screen, as every call of the doctor's side names it. */
export const useCompanyScope = (): { company_id: number } => ({ company_id: useScope().company_id ?? NONE });
