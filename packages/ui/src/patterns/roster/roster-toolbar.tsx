import { chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/button/button.tsx';
import { IconButton } from '../../components/button/icon-button.tsx';
import { Select, SelectChevron } from '../../components/field/base/select.tsx';
import { today } from '../../system/context/today.ts';
import { ROSTER_PERIODS, type RosterPeriod, rangeTitle, rosterPeriodLabel, stepped } from './roster-range.ts';

type RosterToolbarProps = {
  period: RosterPeriod;
  day: string;
  onShow: (period: RosterPeriod, day: string) => void;
  /** What else is chosen of what is shown. */
  children?: ReactNode;
};

/** Back, on, today, and how many days one sees. */
export const RosterToolbar = ({ period, day, onShow, children }: RosterToolbarProps) => (
  <Bar>
    <Button onClick={() => onShow(period, today())}>Hoje</Button>
    <IconButton icon={ChevronLeft} label="Anterior" onClick={() => onShow(period, stepped(period, day, -1))} />
    <IconButton icon={ChevronRight} label="Próximo" onClick={() => onShow(period, stepped(period, day, 1))} />
    <chakra.h2 fontSize="lg" fontWeight="semibold" aria-live="polite" flex="1 1 auto" minW="0" data-numeric>
      {rangeTitle(period, day)}
    </chakra.h2>
    {children}
    <Choice
      label="Período"
      value={period}
      options={rosterPeriodLabel}
      onChange={(next) => onShow(ROSTER_PERIODS.find((one) => one === next) ?? 'semana', day)}
    />
  </Bar>
);

type ChoiceProps = { label: string; value: string; options: Readonly<Record<string, string>>; onChange: (value: string) => void };

/** One of a few ways to look at a roster. */
export const Choice = ({ label, value, options, onChange }: ChoiceProps) => (
  <chakra.span position="relative" maxW="11rem">
    <Select aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      {Object.entries(options).map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </Select>
    <SelectChevron />
  </chakra.span>
);

const Bar = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', '@media print': { display: 'none' } },
});
