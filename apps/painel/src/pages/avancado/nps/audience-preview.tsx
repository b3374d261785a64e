import { chakra } from '@chakra-ui/react';
import { npsPreviewQuery } from '@esteto/api-client/nps-survey';
import type { NpsAudience } from '@esteto/domain/nps/nps-audience';
import { RECONTACT_DAYS } from '@esteto/domain/nps/nps-window';
import { countOf } from '@esteto/domain/shared/text/text';
import { spanOf } from '@esteto/ui/components/field/base/field-grid.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { useDebounced } from '@esteto/ui/system/query/use-debounced';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

const PAUSE_MS = 200;

/** How many people would be asked if the survey started today. */
export const AudiencePreview = () => {
  const audience: NpsAudience = {
    member_types: useFieldValue('member_types'),
    plan_ids: useFieldValue('plan_ids'),
    tenures: useFieldValue('tenures'),
  };
  const asked = useDebounced(JSON.stringify(audience), PAUSE_MS);
  const isSaid = audience.member_types.length > 0;
  const { data, error, refetch, isFetching } = useQuery({
    ...npsPreviewQuery(JSON.parse(asked)),
    enabled: isSaid,
    placeholderData: keepPreviousData,
  });
  if (!isSaid) return null;
  return (
    <chakra.div gridColumn={spanOf()}>
      {error && <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />}
      {data && !error && (
        <Banner tone={data.asked === 0 ? 'waiting' : 'running'}>
          {data.asked === 0
            ? 'Hoje ninguém seria perguntado.'
            : `Hoje ${countOf(data.asked, 'pessoa seria perguntada', 'pessoas seriam perguntadas')}.`}
          {data.left_alone > 0 && (
            <chakra.span display="block" fontWeight="normal">
              {`${countOf(data.left_alone, 'pessoa fica', 'pessoas ficam')} de fora: outra pesquisa perguntou há menos de ${RECONTACT_DAYS} dias.`}
            </chakra.span>
          )}
        </Banner>
      )}
    </chakra.div>
  );
};
