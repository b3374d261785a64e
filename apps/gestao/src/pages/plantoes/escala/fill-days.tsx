import { chakra } from '@chakra-ui/react';
import type { FilledPlaceRow } from '@esteto/contract/duty/auto-fill';
import { formatDateFull } from '@esteto/domain/shared/date/date';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { ChoiceDetail } from '@esteto/ui/components/field/choice/choice-detail.tsx';
import { choiceInput, choiceRow } from '@esteto/ui/components/field/choice/choice-style';
import { whereOf, whyOf } from './fill-words.ts';

type FillDaysProps = {
  filled: readonly FilledPlaceRow[];
  chosen: ReadonlySet<number>;
  onChoose: (chosen: ReadonlySet<number>) => void;
};

/** The proposed places by day, each to be ticked. */
export const FillDays = ({ filled, chosen, onChoose }: FillDaysProps) => {
  const open = filled.filter(({ is_open }) => is_open);
  if (filled.length === 0) return null;
  const change = (id: number, on: boolean) => onChoose(new Set(on ? [...chosen, id] : [...chosen].filter((one) => one !== id)));
  return (
    <chakra.div display="grid" gap="3">
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button size="sm" onClick={() => onChoose(new Set(open.map(({ shift_id }) => shift_id)))}>
          Marcar todos
        </Button>
        <Button size="sm" onClick={() => onChoose(new Set())}>
          Desmarcar todos
        </Button>
      </chakra.div>
      {[...Map.groupBy(filled, ({ starts_on }) => starts_on)].map(([day, places]) => (
        <chakra.fieldset key={day} display="grid" gap="1">
          <chakra.legend fontWeight="semibold">{formatDateFull(day)}</chakra.legend>
          {places.map((place) => (
            <chakra.label key={place.shift_id} css={choiceRow}>
              <chakra.input
                css={choiceInput}
                type="checkbox"
                disabled={!place.is_open}
                checked={place.is_open && chosen.has(place.shift_id)}
                onChange={({ target }) => change(place.shift_id, target.checked)}
              />
              <ChoiceDetail label={`${place.professional_name}, ${whereOf(place)}`}>{whyOf(place)}</ChoiceDetail>
            </chakra.label>
          ))}
        </chakra.fieldset>
      ))}
    </chakra.div>
  );
};
