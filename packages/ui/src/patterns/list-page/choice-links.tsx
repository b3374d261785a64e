import { chakra } from '@chakra-ui/react';
import { Link, useSearchParams } from 'react-router';

type ChoiceLinksProps<Value extends string> = {
  label: string;
  /** The parameter of the address that holds the choice. */
  name: string;
  choices: readonly { value: Value | null; label: string }[];
  /** Null: the choice that needs no parameter. */
  chosen: Value | null;
  /** Each choice shows another list: what was searched, filtered and turned over in the one is nothing of the other. */
  fresh?: boolean;
};

/** One of a few, chosen by links, so that the choice stands in the address. */
export const ChoiceLinks = <Value extends string>({ label, name, choices, chosen, fresh = false }: ChoiceLinksProps<Value>) => {
  const [params] = useSearchParams();
  const searchOf = (value: Value | null): string => {
    const next = new URLSearchParams(fresh ? {} : params);
    if (value === null) next.delete(name);
    else next.set(name, value);
    return `?${next}`;
  };
  return (
    <Row aria-label={label}>
      {choices.map((choice) => (
        <Link
          key={choice.label}
          to={{ search: searchOf(choice.value) }}
          replace
          aria-current={choice.value === chosen ? 'true' : undefined}
        >
          {choice.label}
        </Link>
      ))}
    </Row>
  );
};

const Row = chakra('nav', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    '& > a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'control',
      px: '3',
      color: 'fg.muted',
      fontWeight: 'medium',
      borderWidth: '1px',
      borderColor: 'border.strong',
      borderRadius: 'full',
      _hover: { bg: 'bg.hover' },
      '&[aria-current]': { bg: 'brand.subtle', color: 'brand.fg', borderColor: 'brand.border' },
    },
  },
});
