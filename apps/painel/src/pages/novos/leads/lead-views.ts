/** How the leads are looked at. */
export const leadViews = { quadro: 'Quadro', lista: 'Lista', funil: 'Funil' } as const;
