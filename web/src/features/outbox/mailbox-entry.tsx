import type { FragmentType } from '@apollo/client';
import { chakra, Flex } from '@chakra-ui/react';
import { Fragment } from 'react';
import { formatDateTime, useLang, useT } from '../../i18n';
import { buttonRecipe } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Tag } from '../../ui/tag';
import { type MailboxEntryFragment, useMailboxEntryFragment } from './mailbox.generated';

const ButtonAnchor = chakra('a', buttonRecipe);

/** The text with its codes set apart: they are what one comes here for. */
function Body({ text }: { text: string }) {
  return (
    <chakra.p whiteSpace="pre-line">
      {text.split(/(?<!\d)(\d{6})(?!\d)/).map((part, index) =>
        index % 2 === 1 ? (
          <chakra.strong
            key={index}
            color={{ base: 'accent.hover', _dark: 'accent' }}
            fontSize="lg"
            letterSpacing="0.08em"
            data-numeric=""
          >
            {part}
          </chakra.strong>
        ) : (
          <Fragment key={index}>{part}</Fragment>
        ),
      )}
    </chakra.p>
  );
}

/** One message: to whom, how, when, and what. */
export function MailboxEntry({ message }: { message: FragmentType<MailboxEntryFragment> }) {
  const t = useT();
  const lang = useLang();
  const { channel, recipient, subject, body, attachments, sentAt } = useMailboxEntryFragment(message);
  return (
    <chakra.article
      p={{ base: '4', md: '5' }}
      borderWidth="1px"
      borderRadius="card"
      bg={{ base: 'page', _dark: 'raised' }}
      display="grid"
      gap="3"
    >
      <Flex align="center" gap="3" wrap="wrap">
        <Tag tone={channel === 'SMS' ? 'second' : 'accent'}>
          <Icon name={channel === 'SMS' ? 'phone' : 'mail'} size="16px" />
          {t(`outbox.channel.${channel}`)}
        </Tag>
        <chakra.h2 fontSize="md" fontWeight="semibold" data-numeric="">
          {recipient}
        </chakra.h2>
        <chakra.time dateTime={sentAt} color="quiet" fontSize="sm" ml={{ md: 'auto' }}>
          {formatDateTime(sentAt, lang)}
        </chakra.time>
      </Flex>
      {subject ? <chakra.p fontWeight="semibold">{subject}</chakra.p> : null}
      <Body text={body} />
      {attachments.length > 0 ? (
        <Flex gap="4" wrap="wrap" align="end">
          {attachments.map(({ name, isPicture, url }) =>
            isPicture ? (
              <chakra.img key={name} src={url} alt={name} boxSize="160px" borderRadius="card" />
            ) : (
              <ButtonAnchor key={name} variant="outline" href={url} download={name}>
                {name}
              </ButtonAnchor>
            ),
          )}
        </Flex>
      ) : null}
    </chakra.article>
  );
}
