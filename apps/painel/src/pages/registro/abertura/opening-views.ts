/** How the openings are looked at. */
export const openingViews = { quadro: 'Quadro', lista: 'Lista' } as const;
