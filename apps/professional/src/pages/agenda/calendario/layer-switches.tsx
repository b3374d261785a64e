import { chakra } from '@chakra-ui/react';
import { type CalendarLayer, calendarLayerLabel } from '../../../features/evento/calendar-layers.ts';

type LayerSwitchesProps = {
  layers: readonly CalendarLayer[];
  hidden: readonly CalendarLayer[];
  onChange: (hidden: CalendarLayer[]) => void;
};

/** What the calendar shows, one switch each; on a phone they stand on one line that scrolls, by the keyboard too. */
export const LayerSwitches = ({ layers, hidden, onChange }: LayerSwitchesProps) => (
  <chakra.div
    role="group"
    aria-label="O que o calendário mostra"
    tabIndex={0}
    display="flex"
    flexWrap={{ base: 'nowrap', md: 'wrap' }}
    gap="2"
    overflowX="auto"
    py="0.5"
  >
    {layers.map((layer) => {
      const isOn = !hidden.includes(layer);
      return (
        <Switch
          key={layer}
          type="button"
          aria-pressed={isOn}
          onClick={() => onChange(isOn ? [...hidden, layer] : hidden.filter((one) => one !== layer))}
        >
          {calendarLayerLabel[layer]}
        </Switch>
      );
    })}
  </chakra.div>
);

const Switch = chakra('button', {
  base: {
    minHeight: 'control',
    flexShrink: '0',
    px: '3',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'full',
    color: 'fg.muted',
    fontWeight: 'medium',
    _hover: { bg: 'bg.hover' },
    '&[aria-pressed=true]': { bg: 'brand.subtle', color: 'brand.fg', borderColor: 'brand.border' },
  },
});
