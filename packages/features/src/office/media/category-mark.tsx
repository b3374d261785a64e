import { type MediaCategory, mediaCategoryHue, mediaCategoryIcon, mediaCategoryLabel } from '@esteto/domain/office/media/media-kinds';
import { HueMark } from '@esteto/ui/components/display/hue-mark.tsx';
import {
  BadgeCheck,
  Barcode,
  BookOpen,
  Building2,
  Landmark,
  type LucideIcon,
  Percent,
  PiggyBank,
  Podcast,
  ReceiptText,
  Scale,
  Stethoscope,
} from 'lucide-react';

/** A category, by its colour, icon and word. */
export const CategoryMark = ({ category }: { category: MediaCategory }) => (
  <HueMark icon={iconOfCategory(category)} hue={mediaCategoryHue[category]}>
    {mediaCategoryLabel[category]}
  </HueMark>
);

export const iconOfCategory = (category: MediaCategory): LucideIcon => icons[mediaCategoryIcon[category]];

const icons: Record<(typeof mediaCategoryIcon)[MediaCategory], LucideIcon> = {
  barcode: Barcode,
  landmark: Landmark,
  percent: Percent,
  'piggy-bank': PiggyBank,
  'badge-check': BadgeCheck,
  'book-open': BookOpen,
  'receipt-text': ReceiptText,
  podcast: Podcast,
  'building-2': Building2,
  scale: Scale,
  stethoscope: Stethoscope,
};
