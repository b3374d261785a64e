import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** A change of filters does not change who may: only another path, a company in the query, or an explicit request runs the guards again. */
export const guardAgain = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname || nextUrl.searchParams.has('empresa') || currentUrl.search === nextUrl.search;
