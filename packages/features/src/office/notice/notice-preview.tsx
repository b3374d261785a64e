import { chakra } from '@chakra-ui/react';
import type { NoticeRow } from '@esteto/contract/office/notice';
import { NoticeItem } from '@esteto/shell/notice/notice-item.tsx';
import { QuietHeading } from '@esteto/ui/components/card/facts.tsx';

type NoticePreviewProps = Pick<NoticeRow, 'kind' | 'severity' | 'title' | 'body' | 'created_at'>;

/** What somebody writes as it stands in the bell, without its link: that leads into an app that is not the writer's. */
export const NoticePreview = (written: NoticePreviewProps) => (
  <section>
    <QuietHeading>No sino</QuietHeading>
    <chakra.ul borderWidth="1px" borderColor="border.default" borderRadius="md" pe="3" overflow="hidden">
      <NoticeItem notice={{ ...written, id: 0, company: null, action_url: null, is_read: false }} />
    </chakra.ul>
  </section>
);
