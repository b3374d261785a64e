import { chakra } from '@chakra-ui/react';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { CopyButton } from '@esteto/ui/components/button/copy-button.tsx';
import { OutsideLink } from '@esteto/ui/components/button/outside-link.tsx';
import { Mail, MessageCircle, Share2 } from 'lucide-react';

/** Ways to send one's own link: by WhatsApp, by e-mail, copied, and by what the device has. */
export const ShareButtons = ({ link, gives }: { link: string; gives: string | null }) => {
  const words = `Uso o Esteto para cuidar da contabilidade.${gives ? ` Pelo meu link você ganha ${lower(gives)}` : ''} Abra a sua conta por aqui:`;
  const message = encodeURIComponent(`${words} ${link}`);
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      <CopyButton variant="primary" text={link} label="Copiar link" />
      <OutsideLink icon={MessageCircle} href={`https://wa.me/?text=${message}`}>
        WhatsApp
      </OutsideLink>
      <OutsideLink icon={Mail} href={`mailto:?subject=${encodeURIComponent('Conheça o Esteto')}&body=${message}`}>
        E-mail
      </OutsideLink>
      {'share' in navigator && (
        <Button icon={Share2} onClick={() => void share(words, link)}>
          Compartilhar
        </Button>
      )}
    </chakra.div>
  );
};

/** In the middle of a sentence. */
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Who closes the sheet of the device without choosing has not failed. */
const share = (text: string, url: string): Promise<void> => navigator.share({ title: 'Esteto', text, url }).catch(() => undefined);
