/** Which companies a list of staff shows, by whether they have a concierge. The codes are what the filter sends. */
export const CONCIERGE_FILTERS = ['all', '1', '0'] as const;
export type ConciergeFilter = (typeof CONCIERGE_FILTERS)[number];

export const conciergeFilterLabel: Record<ConciergeFilter, string> = { all: 'Todos', '1': 'Só concierge', '0': 'Sem concierge' };
