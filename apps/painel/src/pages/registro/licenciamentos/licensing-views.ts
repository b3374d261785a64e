/** How the licences are looked at. */
export const licensingViews = { lista: 'Lista', radar: 'A vencer' } as const;
