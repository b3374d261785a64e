import { chakra } from '@chakra-ui/react';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { FieldSection, spanOf } from '@esteto/ui/components/field/base/field-grid.tsx';
import { useFormStore } from '@esteto/ui/components/field/binding/form-context.tsx';
import { DecimalField } from '@esteto/ui/components/field/number/decimal-field.tsx';
import { IntegerField } from '@esteto/ui/components/field/number/integer-field.tsx';
import { LocateFixed } from 'lucide-react';
import { useState } from 'react';

/** Where a unit is, and how far from there a check-in is taken. */
export const PositionFields = () => (
  <FieldSection title="Onde o ponto é aceito">
    <DecimalField name="latitude" span={3} help="Em graus. Sul é negativo." />
    <DecimalField name="longitude" span={3} help="Em graus. Oeste é negativo." />
    <OwnPosition />
    <IntegerField
      name="geofence_radius_meters"
      help="Até que distância da unidade o ponto é aceito. Sem coordenadas, o lugar não é conferido."
    />
  </FieldSection>
);

/** A millionth of a degree is a hand's breadth. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

const REFUSED = 'O navegador não informou a posição. Permita o acesso a ela, ou escreva as coordenadas.';

/** The browser asks for the permission only when this is pressed. */
const OwnPosition = () => {
  const store = useFormStore();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<string | null>(null);
  const locate = () => {
    if (!('geolocation' in navigator)) return setOutcome(REFUSED);
    setBusy(true);
    setOutcome(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        store.setValue('latitude', rounded(latitude));
        store.setValue('longitude', rounded(longitude));
        setOutcome(`Posição preenchida, com precisão de ${Math.round(accuracy)} metros.`);
        setBusy(false);
      },
      () => {
        setOutcome(REFUSED);
        setBusy(false);
      },
      { enableHighAccuracy: true, timeout: 15_000 },
    );
  };
  return (
    <chakra.div gridColumn={spanOf()} display="flex" flexWrap="wrap" alignItems="center" gap="3">
      <Button icon={LocateFixed} busy={busy} onClick={locate}>
        Usar minha posição
      </Button>
      <chakra.span role="status" color="fg.muted" fontSize="sm">
        {outcome}
      </chakra.span>
    </chakra.div>
  );
};
