import { npsPreviewQuery } from '@esteto/api-client/office/nps-survey';
import type { NpsAudience } from '@esteto/domain/office/nps/nps-audience';
import { RECONTACT_DAYS } from '@esteto/domain/office/nps/nps-window';
import { countOf } from '@esteto/domain/shared/text/text';
import { LiveCount } from '@esteto/features/office/notice/live-count.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';

/** How many people would be asked if the survey started today. */
export const AudiencePreview = () => {
  const audience: NpsAudience = {
    member_types: useFieldValue('member_types'),
    plan_ids: useFieldValue('plan_ids'),
    tenures: useFieldValue('tenures'),
  };
  return (
    <LiveCount
      asked={audience.member_types.length > 0 ? audience : null}
      query={npsPreviewQuery}
      words={({ asked, left_alone }) => ({
        text:
          asked === 0
            ? 'Hoje ninguém seria perguntado.'
            : `Hoje ${countOf(asked, 'pessoa seria perguntada', 'pessoas seriam perguntadas')}.`,
        note:
          left_alone > 0 &&
          `${countOf(left_alone, 'pessoa fica', 'pessoas ficam')} de fora: outra pesquisa perguntou há menos de ${RECONTACT_DAYS} dias.`,
        isNobody: asked === 0,
      })}
    />
  );
};
