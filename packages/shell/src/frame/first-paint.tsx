import { chakra } from '@chakra-ui/react';
import { Loading } from '@esteto/ui/components/states/loading.tsx';

/** While the first page is on its way: nothing for 250 ms, then quiet shapes. */
export const FirstPaint = () => (
  <chakra.div maxW="page" mx="auto" px="6" pt="20">
    <Loading />
  </chakra.div>
);
