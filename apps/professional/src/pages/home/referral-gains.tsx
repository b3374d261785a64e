import { chakra } from '@chakra-ui/react';
import type { OwnReferrals } from '@esteto/contract/opening/referral';
import { REFERRAL_CONDITIONS } from '@esteto/domain/opening/referral/referral-reward';
import { Facts } from '@esteto/ui/components/card/facts.tsx';

/** What each of the two gets, and on which conditions: read before one shares. Where nothing is given, nothing is promised. */
export const ReferralGains = ({ friend_gets, you_get }: Pick<OwnReferrals, 'friend_gets' | 'you_get'>) => {
  if (friend_gets === null && you_get === null) return null;
  return (
    <chakra.div display="grid" gap="3" p="4" borderRadius="control" bg="bg.sunken">
      <Facts
        facts={[
          { label: 'Seu amigo ganha', value: friend_gets },
          { label: 'Você ganha', value: you_get },
        ]}
      />
      {you_get && (
        <chakra.ul display="grid" gap="1" ps="5" listStyleType="disc" color="fg.muted" fontSize="sm">
          {REFERRAL_CONDITIONS.map((condition) => (
            <li key={condition}>{condition}</li>
          ))}
        </chakra.ul>
      )}
    </chakra.div>
  );
};
