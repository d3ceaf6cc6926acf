import type { FragmentType } from '@apollo/client';
import { chakra, Flex } from '@chakra-ui/react';
import { useT } from '../../../i18n';
import { inARow } from '../../../lib/in-a-row';
import { BreakableEmail } from '../../../ui/breakable-email';
import { Card } from '../../../ui/card';
import { Icon, type IconName } from '../../../ui/icon';
import { QrCode } from '../../../ui/qr-code';
import { TextAnchor } from '../../../ui/text-link';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { type ContactFieldsFragment, useContactFieldsFragment } from './contact-card.generated';

interface LineProps {
  icon: IconName;
  /** What it is, for who does not see the icon. */
  label: string;
  href: string;
  text: string;
}

function Line({ icon, label, href, text }: LineProps) {
  return (
    <Flex as="li" align="start" gap="2.5" minWidth="0">
      <Icon name={icon} size="18px" color="quiet" mt="0.5" />
      <VisuallyHidden>{label}</VisuallyHidden>
      <TextAnchor href={href} fontWeight="regular" overflowWrap="anywhere" minWidth="0">
        <BreakableEmail>{text}</BreakableEmail>
      </TextAnchor>
    </Flex>
  );
}

const dialled = (phone: string) => `tel:${phone.replace(/[^+0-9]/g, '')}`;

export interface ContactCardProps {
  contact: FragmentType<ContactFieldsFragment>;
  titleAs?: 'h2' | 'h3';
}

/** Whom to turn to for what, with the ways to reach them and a code that puts them into a phone (MEET-021). */
export function ContactCard({ contact, titleAs = 'h3' }: ContactCardProps) {
  const t = useT();
  const { title, company, name, phone, mobile, email, qrText, qrImageUrl } =
    useContactFieldsFragment(contact);
  const code = name ?? company;
  return (
    <Card height="full" p="5" flexDirection="row" gap="4" alignItems="start">
      <Flex direction="column" gap="3" flex="1" minWidth="0" height="full">
        <div>
          <chakra.h3 as={titleAs} fontSize="md" fontWeight="semibold" lineHeight="1.45">
            {title}
          </chakra.h3>
          <chakra.p mt="1" color="quiet" fontSize="sm">
            {inARow([name, company])}
          </chakra.p>
        </div>
        <Flex as="ul" listStyleType="none" direction="column" gap="1.5" fontSize="sm">
          {phone ? (
            <Line icon="phone" label={t('contact-cards.phone')} href={dialled(phone)} text={phone} />
          ) : null}
          {mobile ? (
            <Line icon="mobile" label={t('contact-cards.mobile')} href={dialled(mobile)} text={mobile} />
          ) : null}
          {email ? (
            <Line icon="mail" label={t('contact-cards.email')} href={`mailto:${email}`} text={email} />
          ) : null}
        </Flex>
      </Flex>
      {qrText ? <QrCode text={qrText} label={t('contact-cards.qrOf', { name: code })} size="96px" /> : null}
      {qrImageUrl ? (
        <chakra.img
          src={qrImageUrl}
          alt={t('contact-cards.qrOf', { name: code })}
          width="96px"
          height="96px"
          loading="lazy"
          bg="white"
          borderRadius="control"
          objectFit="contain"
        />
      ) : null}
    </Card>
  );
}
