import { chakra } from '@chakra-ui/react';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { CheckboxField } from '@esteto/ui/components/field/choice/checkbox-field.tsx';
import { path } from '../../path.ts';

/** The terms that an account is opened under; they open beside the form, of which nothing is lost. */
export const AcceptTerms = () => (
  <chakra.div gridColumn="1 / -1" display="grid" gap="2">
    <CheckboxField name="accepts_terms" label="Li e aceito os termos de serviço" />
    <chakra.p fontSize="sm" color="fg.muted">
      Leia os{' '}
      <Link to={path('/termos-de-servico')} target="_blank">
        termos de serviço
      </Link>{' '}
      e a{' '}
      <Link to={path('/politica-de-privacidade')} target="_blank">
        política de privacidade
      </Link>
      .
    </chakra.p>
  </chakra.div>
);
