import type { Examples } from '../../../testing/example.ts';

const span = () => ({ from: '2026-01', to: '2026-11' });

export const chartExamples: Examples<'chart'> = { chart: { revenue: span, inflow: span, payDays: span, taxes: span } };
