/** How the returns are looked at. */
export const incomeTaxViews = { quadro: 'Quadro', lista: 'Lista', pendencias: 'Pendências' } as const;
