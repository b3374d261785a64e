import { chakra } from '@chakra-ui/react';
import type { NoticeRow } from '@esteto/contract/office/notice';
import { noticeRule } from '@esteto/domain/office/notice/notice-kinds';
import { formatInstant } from '@esteto/domain/shared/date/date';
import { noticeSeverityLabel } from '@esteto/domain/shared/notice/notice-rule';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { Disclosure } from '@esteto/ui/components/card/disclosure.tsx';
import { today } from '@esteto/ui/system/context/today';

type NoticeItemProps = { notice: NoticeRow; onOpen?: () => void };

/** One notice: what happened, where, and why this person is told. */
export const NoticeItem = ({
  notice: { kind, severity, title, body, company, action_url, created_at, is_read },
  onOpen,
}: NoticeItemProps) => (
  <Item data-new={!is_read || undefined}>
    <chakra.div fontWeight={is_read ? 'normal' : 'semibold'}>
      {severity !== 'info' && <Mark data-severity={severity}>{noticeSeverityLabel[severity]}</Mark>}
      {action_url ? (
        <Link to={action_url} onClick={onOpen}>
          {title}
        </Link>
      ) : (
        title
      )}
    </chakra.div>
    <chakra.div whiteSpace="pre-line" overflowWrap="anywhere">
      {body}
    </chakra.div>
    <chakra.div color="fg.muted" fontSize="sm">
      {[company, formatInstant(created_at, today()), is_read ? null : 'novo'].filter(Boolean).join(' · ')}
    </chakra.div>
    <Disclosure label="Por que recebi isto">
      <chakra.p color="fg.muted" fontSize="sm">
        {noticeRule[kind].why}
      </chakra.p>
    </Disclosure>
  </Item>
);

const Item = chakra('li', {
  base: {
    display: 'grid',
    gap: '1',
    py: '3',
    ps: '3',
    borderBottomWidth: '1px',
    borderColor: 'border.default',
    borderInlineStartWidth: '3px',
    borderInlineStartColor: 'transparent',
    '&[data-new]': { borderInlineStartColor: 'brand.solid' },
    '&:last-child': { borderBottomWidth: '0' },
  },
});

const Mark = chakra('span', {
  base: {
    me: '2',
    px: '1.5',
    borderRadius: 'sm',
    fontSize: 'xs',
    fontWeight: 'medium',
    bg: 'status.waiting.subtle',
    color: 'status.waiting.fg',
    '&[data-severity=fine_risk]': { bg: 'attention.subtle', color: 'attention.fg' },
  },
});
