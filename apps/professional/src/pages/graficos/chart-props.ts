import type { ChartSpan } from '@esteto/domain/money/chart/chart-period';
import type { PictureLinks } from '@esteto/ui/components/chart/picture-or-table.tsx';
import type { PointLinksShape } from '@esteto/ui/components/chart/point-links.tsx';
import type { RowsBehind } from './use-rows-behind.ts';

/** What every picture is given: its figures, of which months, and the ways to the rows behind them. */
export type ChartProps<Data> = { data: Data; span: ChartSpan; rows: RowsBehind };

/** The ways in under the bars; none at all for who may open no rows. */
const linksOf = <Place extends { to?: string | undefined }>(
  shape: PointLinksShape,
  label: string,
  places: readonly Place[],
  keyOf: (place: Place) => string,
  sentence: (place: Place) => string,
): PictureLinks | undefined => {
  if (places.every(({ to }) => to === undefined)) return undefined;
  return { ...shape, label, points: places.map((place) => ({ key: keyOf(place), sentence: sentence(place), to: place.to ?? null })) };
};

/** Under the bars of months. */
export const barLinks = <Place extends { month: string; to?: string | undefined }>(
  label: string,
  places: readonly Place[],
  sentence: (place: Place) => string,
): PictureLinks | undefined => linksOf({ shape: 'columns' }, label, places, ({ month }) => month, sentence);

/** Under lying bars. `below`: px of what stands below them. */
export const rowLinks = <Place extends { key: string; name: string; shown: string; to?: string | undefined }>(
  label: string,
  places: readonly Place[],
  below = 0,
): PictureLinks | undefined =>
  linksOf(
    { shape: 'rows', below },
    label,
    places,
    ({ key }) => key,
    ({ name, shown }) => `${name}: ${shown}`,
  );
