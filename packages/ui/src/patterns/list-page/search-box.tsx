import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Adorned } from '../../components/field/base/adorned.tsx';
import { Input } from '../../components/field/base/input.tsx';

/** Between the last key and the question to the server. */
const PAUSE_MS = 60;

type SearchBoxProps = {
  value: string;
  placeholder?: string;
  onChange: (text: string | null) => void;
};

/** Searches as one types. */
export const SearchBox = ({ value, placeholder = 'Buscar', onChange }: SearchBoxProps) => {
  const [text, setText] = useState(value);
  // Searches that were sent to the URL and are not there yet, oldest first: one that arrives late must not undo what was typed since.
  const sent = useRef([value]);

  useEffect(() => {
    const at = sent.current.indexOf(value);
    sent.current = at < 0 ? [value] : sent.current.slice(at);
    if (at < 0) setText(value);
  }, [value]);

  useEffect(() => {
    const wanted = text.trim();
    if (wanted === sent.current.at(-1)) return;
    const timer = setTimeout(() => {
      sent.current.push(wanted);
      onChange(wanted || null);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, onChange]);

  return (
    <chakra.div flex={{ base: '1 1 100%', md: '1 1 15.5rem' }} maxW={{ md: '18rem' }}>
      <Adorned start={<Search size={16} aria-hidden />}>
        <Input
          type="search"
          aria-label={placeholder}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
          ps="9"
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && text !== '') {
              event.preventDefault();
              setText('');
            }
          }}
        />
      </Adorned>
    </chakra.div>
  );
};
