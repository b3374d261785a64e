import { chakra } from '@chakra-ui/react';
import { newsParagraphs } from '@esteto/domain/office/news/news-body';

/** The text of a piece of news: paragraphs with links. */
export const NewsText = ({ body }: { body: string }) => (
  <chakra.div display="grid" gap="2" overflowWrap="anywhere">
    {newsParagraphs(body).map((paragraph) => (
      <chakra.p key={paragraph.at} whiteSpace="pre-line">
        {paragraph.pieces.map(({ at, text, isLink }) =>
          isLink ? (
            <Address key={at} href={text} target="_blank" rel="noopener noreferrer">
              {text}
            </Address>
          ) : (
            text
          ),
        )}
      </chakra.p>
    ))}
  </chakra.div>
);

const Address = chakra('a', { base: { color: 'brand.fg', textDecoration: 'underline', textUnderlineOffset: '3px' } });
