import type { TagColor } from '@esteto/domain/duty/tag/tag-kinds';
import { HueMark } from '@esteto/ui/components/display/hue-mark.tsx';
import { Tag } from 'lucide-react';

/** Degrees on the circle of oklch; grey has none. */
const hues: Record<TagColor, number | null> = {
  gray: null,
  red: 25,
  orange: 55,
  yellow: 95,
  green: 150,
  teal: 185,
  blue: 250,
  purple: 300,
  pink: 350,
};

/** A tag as people see it wherever it is: its colour, and always its word. */
export const TagMark = ({ color, name }: { color: TagColor; name: string }) => (
  <HueMark icon={Tag} hue={hues[color]}>
    {name}
  </HueMark>
);
