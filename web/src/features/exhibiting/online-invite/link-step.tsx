import { useOnlineInviteLinkPreloaded } from './online-invite.generated';
import { chakra, Flex, Grid } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import type { PosterTemplate } from '../../../gql/types';
import { useT } from '../../../i18n';
import { copyText } from '../../../lib/copy-text';
import { Button, ButtonLink } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { IconButton } from '../../../ui/icon-button';
import { QrCode } from '../../../ui/qr-code';
import { toast } from '../../../ui/toast';
import { useEdition } from '../../edition';
import { onlineInvitePath } from './address';
import type { LinkRef } from './load';
import { useWechatShare } from './use-wechat-share';

const never = () => () => undefined;

/** Whether the browser has a way of its own to share; not known before it is there. */
const useCanShare = (): boolean =>
  useSyncExternalStore(
    never,
    () => typeof navigator.share === 'function',
    () => false,
  );

/** The link as a code and in words, with the ways to pass it on (EXH-136). */
export function LinkStep({ template, query }: { template: PosterTemplate; query: LinkRef }) {
  const t = useT();
  const { name: show } = useEdition();
  const canShare = useCanShare();
  const viewer = useOnlineInviteLinkPreloaded(query).data.viewer;
  const link = viewer?.invitationLink ?? '';
  const company = viewer?.exhibitor?.name ?? '';
  const title = t('online-invite.shareTitle', { company, show });
  useWechatShare({
    title,
    text: t('online-invite.shareText'),
    link,
    logo: viewer?.exhibitor?.logoUrl ?? null,
  });
  if (!link) return null;

  const copy = async () => {
    if (await copyText(link)) toast.success(t('online-invite.copied'));
    else toast.error(t('online-invite.notCopied'));
  };
  const share = async () => {
    try {
      await navigator.share({ title, text: t('online-invite.shareText'), url: link });
      toast.success(t('online-invite.shared'));
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError')
        toast.info(t('online-invite.shareCancelled'));
      else toast.error(t('online-invite.linkFailed'));
    }
  };

  return (
    <Grid gap={{ base: '6', md: '10' }} templateColumns={{ base: '1fr', md: 'max-content minmax(0, 1fr)' }}>
      <chakra.div
        p="5"
        bg="white"
        borderWidth="1px"
        borderRadius="card"
        width="max-content"
        maxWidth="full"
        data-invitation-code=""
      >
        <QrCode text={link} label={t('online-invite.qr')} size="232px" eager />
      </chakra.div>
      <Flex direction="column" gap="5" align="start" minWidth="0">
        <chakra.p color="quiet" maxWidth="34em">
          {t('online-invite.linkLead')}
        </chakra.p>
        <chakra.div width="full" maxWidth="36rem">
          <chakra.h2 fontSize="md" fontWeight="semibold" mb="2" id="invitation-link">
            {t('online-invite.link')}
          </chakra.h2>
          <Flex align="center" gap="2" borderWidth="1px" borderRadius="control" ps="4" pe="1" minHeight="12">
            <chakra.span
              flex="1"
              minWidth="0"
              py="2"
              overflowWrap="anywhere"
              aria-labelledby="invitation-link"
              role="group"
            >
              {link}
            </chakra.span>
            <IconButton icon="copy" label={t('online-invite.copy')} onClick={() => void copy()} />
          </Flex>
        </chakra.div>
        <Flex gap="3" wrap="wrap">
          {canShare ? (
            <Button onClick={() => void share()}>
              <Icon name="share" size="18px" />
              {t('online-invite.share')}
            </Button>
          ) : null}
          <ButtonLink variant="outline" to={onlineInvitePath({ tab: 'mobile', step: 2, template })}>
            {t('online-invite.back')}
          </ButtonLink>
          <ButtonLink variant="outline" to={onlineInvitePath({ tab: 'email', email: '', page: 1 })}>
            {t('online-invite.seeGuests')}
          </ButtonLink>
        </Flex>
      </Flex>
    </Grid>
  );
}
