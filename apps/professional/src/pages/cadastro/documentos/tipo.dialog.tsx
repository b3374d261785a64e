import { wizardQueries } from '@esteto/api-client/opening/wizard';
import { wizardDocumentMutations, wizardDocumentQueries } from '@esteto/api-client/opening/wizard-document';
import { documentKindLabel } from '@esteto/domain/opening/registration/registration-documents';
import { companyTypeOf } from '@esteto/domain/opening/wizard/account-change';
import { documentsAsked } from '@esteto/domain/opening/wizard/documents-asked';
import { wizardDocumentForm } from '@esteto/domain/opening/wizard/wizard-document-form';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { partOf } from '@esteto/ui/system/query/part-of';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';

/** A paper that was sent is called by its right name, one of those that are asked for, while nobody has accepted it. */
export default function NamePaperDialog() {
  const id = Number(useParams().documentId);
  return (
    <FormDialog
      title="Qual é este documento?"
      subtitle={(paper) => paper?.name}
      id={id}
      schema={wizardDocumentForm}
      startsFrom={partOf(wizardDocumentQueries.list(useCompanyScope()), (papers) => papers.find((paper) => paper.id === id))}
      refuse={({ status }) => (status === 'accepted' ? { why: 'A equipe já aceitou este documento.' } : null)}
      mutation={wizardDocumentMutations.update}
      done="Documento alterado."
    >
      <KindField />
      <DateField name="valid_until" span={2} help="Se o documento vence." />
    </FormDialog>
  );
}

const KindField = () => {
  const { data } = useQuery(wizardQueries.state(useCompanyScope()));
  const groups = data?.wizard ? documentsAsked(companyTypeOf[data.wizard.account_type], []) : [];
  const kinds = groups.flatMap(({ needs }) => needs.flatMap(({ any_of }) => any_of));
  return <SelectField name="kind" options={Object.fromEntries(kinds.map((kind) => [kind, documentKindLabel[kind]]))} span={4} />;
};
