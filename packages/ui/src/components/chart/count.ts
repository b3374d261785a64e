/** How many there are of something. */
export type Count = { label: string; count: number };
