import { Box, chakra, Flex } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Select, SelectChevron } from '../../components/field/base/select.tsx';

export const PAGE_SIZES = [20, 50] as const;

/** A page size, or all rows, block after block. */
export type PageSize = (typeof PAGE_SIZES)[number] | 'all';

type PagerProps = {
  size: PageSize;
  onSize: (size: PageSize) => void;
  /** Go there; null when there is no such page. */
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
};

/** 'Registros por página:' and the way to the neighbouring pages. */
export const Pager = ({ size, onSize, onPrevious, onNext }: PagerProps) => {
  const id = useId();
  return (
    <Flex
      align="center"
      justify="space-between"
      wrap="wrap"
      gap="3"
      px="4"
      py="2.5"
      borderTopWidth="1px"
      borderColor="border.default"
      fontSize="sm"
    >
      <Flex align="center" gap="2" color="fg.muted">
        <chakra.label htmlFor={id}>Registros por página:</chakra.label>
        <Box position="relative">
          <Select
            id={id}
            height="7"
            ps="2"
            pe="8"
            fontSize={{ base: 'lg', md: 'sm' }}
            value={String(size)}
            onChange={({ target }) => onSize(PAGE_SIZES.find((choice) => String(choice) === target.value) ?? 'all')}
          >
            {PAGE_SIZES.map((choice) => (
              <option key={choice} value={choice}>
                {choice}
              </option>
            ))}
            <option value="all">Todos</option>
          </Select>
          <SelectChevron />
        </Box>
      </Flex>
      {(onPrevious || onNext) && (
        <Flex gap="2">
          <Button size="sm" aria-disabled={!onPrevious || undefined} onClick={() => onPrevious?.()}>
            <ChevronLeft size={16} aria-hidden />
            Anterior
          </Button>
          <Button size="sm" aria-disabled={!onNext || undefined} onClick={() => onNext?.()}>
            Próxima
            <ChevronRight size={16} aria-hidden />
          </Button>
        </Flex>
      )}
    </Flex>
  );
};
