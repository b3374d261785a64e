import { formatCompetence } from '@esteto/domain/shared/date/competence';

/** Where the bars stand inside the picture, in px: the buttons of the months lie under them. */
export const PLOT = { left: 66, right: 8, top: 16, bottom: 28 };

/** What is only expected is paler than what is settled: its opacity. */
export const EXPECTED = 0.4;

export const DEFAULT_HEIGHT = 280;

/** A drawing fills the place that whoever shows it gives it. */
export const FRAME = { height: 'full', aspectRatio: 'auto', fontSize: 'xs' } as const;

/** Its name and its way in for the keyboard are around it, not in it. */
export const WHOLE = { responsive: true, style: { width: '100%', height: '100%' }, accessibilityLayer: false } as const;

/** Figures alone: the grid is line enough. */
export const AXIS = { axisLine: false, tickLine: false } as const;

/** The months below, as many as there is room for. */
export const MONTHS = {
  ...AXIS,
  height: PLOT.bottom,
  tickFormatter: formatCompetence,
  tickMargin: 8,
  interval: 'equidistantPreserveStart',
  minTickGap: 12,
} as const;
