/** How the companies on their way in are looked at. */
export const onboardingViews = { lista: 'Lista', funil: 'Funil', trocas: 'Trocas de contador' } as const;
