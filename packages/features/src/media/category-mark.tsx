import { type MediaCategory, mediaCategoryHue, mediaCategoryLabel } from '@esteto/domain/media/media-kinds';
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
  <HueMark icon={categoryIcon[category]} hue={mediaCategoryHue[category]}>
    {mediaCategoryLabel[category]}
  </HueMark>
);

export const categoryIcon: Record<MediaCategory, LucideIcon> = {
  boletos: Barcode,
  statements: Landmark,
  r_factor: Percent,
  income_tax: PiggyBank,
  company_licensing: BadgeCheck,
  cash_book: BookOpen,
  invoices: ReceiptText,
  podcasts: Podcast,
  company_registration: Building2,
  taxes: Scale,
  duty: Stethoscope,
};
