import { chakra } from '@chakra-ui/react';
import { Select, SelectChevron } from '@esteto/ui/components/field/base/select.tsx';

type Choice<Value extends string> = {
  label: string;
  options: Readonly<Record<Value, string>>;
  value: Value;
  onChoose: (value: Value) => void;
};

/** What the page shows, one list each; there is always one chosen. */
export const Choices = <A extends string, B extends string>({ choices: [first, second] }: { choices: [Choice<A>, Choice<B>] }) => (
  <chakra.div display="flex" flexWrap="wrap" gap="3" flex={{ base: '1', md: '0 1 auto' }}>
    <OneChoice {...first} />
    <OneChoice {...second} />
  </chakra.div>
);

const OneChoice = <Value extends string>({ label, options, value, onChoose }: Choice<Value>) => (
  <chakra.span position="relative" flex={{ base: '1 1 auto', md: '0 1 auto' }} minW={0}>
    <Select aria-label={label} value={value} onChange={({ target }) => onChoose(target.value as Value)}>
      {Object.entries<string>(options).map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </Select>
    <SelectChevron />
  </chakra.span>
);
