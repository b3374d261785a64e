import { chakra } from '@chakra-ui/react';
import type { CompanyBarAnswer } from '@esteto/contract/billing/receivable-answer';
import { spanOf } from '@esteto/ui/components/field/base/field-grid.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';

type Bar = NonNullable<CompanyBarAnswer>;

/** Why the company asks for no notes as it stands. */
export const BarBanner = ({ message }: Pick<Bar, 'message'>) => <Banner tone="attention">{message.replace(/\.$/, '')}.</Banner>;

/** The same in a form: staff go on where nothing but the office forbids it, and say why. */
export const Barred = ({ bar: { message, with_reason }, help }: { bar: Bar; help: string }) => (
  <>
    <chakra.div gridColumn={spanOf()}>
      <BarBanner message={message} />
    </chakra.div>
    {with_reason && <TextAreaField name="reason" required help={help} />}
  </>
);
