/** From when until when the returns of an exercise are delivered, by the act of the Receita that says so. */
export type IrpfDelivery = { exercise_year: number; opens_on: string; deadline: string; source: string };

/** An act of each year sets it (Lei 9.250/1995, art. 7º). */
export const IRPF_DELIVERY: readonly IrpfDelivery[] = [
  { exercise_year: 2025, opens_on: '2025-03-17', deadline: '2025-05-30', source: 'IN RFB 2.255/2025' },
  { exercise_year: 2026, opens_on: '2026-03-23', deadline: '2026-05-29', source: 'IN RFB 2.312/2026' },
];
