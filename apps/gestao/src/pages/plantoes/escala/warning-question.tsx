import { chakra } from '@chakra-ui/react';
import { overrideForm } from '@esteto/domain/duty/duty-shift/duty-shift-form';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { FormQuestion } from '@esteto/ui/patterns/form/form-question.tsx';

type WarningQuestionProps = {
  /** What waits for the reason, by what is said once it is done. */
  warned: { step: { done: string }; warnings: readonly string[] };
  onGoOn: (reason: string) => Promise<unknown>;
  onClose: () => void;
};

/** What a step would do against the group's rules, and why it is done all the same: the reason stays in the history. */
export const WarningQuestion = ({ warned: { step, warnings }, onGoOn, onClose }: WarningQuestionProps) => (
  <FormQuestion
    title="Seguir com avisos?"
    message={
      <chakra.span display="grid" gap="2">
        {[...new Set(warnings)].map((warning) => (
          <chakra.span key={warning}>{warning}</chakra.span>
        ))}
      </chakra.span>
    }
    schema={overrideForm}
    submit={({ reason }) => onGoOn(reason)}
    done={step.done}
    submitLabel="Seguir assim mesmo"
    submitVariant="primary"
    onClose={onClose}
  >
    <TextField name="reason" autoFocus help="Fica no histórico do plantão." />
  </FormQuestion>
);
