import { useInvitationPosterPreloaded } from './poster.generated';
import { chakra, Flex, Grid } from '@chakra-ui/react';
import { useRef, useState, useSyncExternalStore } from 'react';
import { useT } from '../../i18n';
import { basePath, paths } from '../../lib/paths';
import { savePicture } from '../../lib/save-picture';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { toast } from '../../ui/toast';
import type { PosterRef } from './load';
import { Poster } from './poster';

const never = () => () => undefined;

/** The poster with what can be done with it: save it as a picture, or copy its link. */
export function PosterTab({ query }: { query: PosterRef }) {
  const t = useT();
  const sheet = useRef<HTMLElement>(null);
  const [isSaving, setSaving] = useState(false);
  const viewer = useInvitationPosterPreloaded(query).data.viewer;
  const origin = useSyncExternalStore(
    never,
    () => window.location.origin,
    () => '',
  );
  if (!viewer) return null;
  const { nickName, companyName, visitPass } = viewer;
  // Company as `source`, as specified; code and kind of invitation besides (CONFLICT-038).
  const link =
    origin + basePath + paths.register({ code: visitPass?.code, invite: 'poster', source: companyName });

  const save = async () => {
    if (!sheet.current || isSaving) return;
    setSaving(true);
    try {
      await savePicture(sheet.current, t('invitations.poster.file'));
    } catch (error) {
      // ERR-015: logged; the code on the screen still works.
      console.warn(error);
      toast.error(t('invitations.poster.failed'));
    } finally {
      setSaving(false);
    }
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast.success(t('invitations.poster.copied'));
    } catch {
      toast.error(t('invitations.poster.notCopied'));
    }
  };

  return (
    <Grid gap={{ base: '7', md: '10' }} templateColumns={{ base: '1fr', md: '24rem minmax(0, 1fr)' }}>
      <Poster ref={sheet} link={link} name={nickName} company={companyName} />
      <Flex direction="column" gap="5" align="start" data-no-print="">
        <chakra.p color="quiet" maxWidth="32em">
          {t('invitations.poster.lead')}
        </chakra.p>
        <Flex gap="3" wrap="wrap">
          <Button onClick={() => void save()} aria-disabled={isSaving || undefined}>
            <Icon name="download" size="18px" />
            {t(isSaving ? 'invitations.poster.saving' : 'invitations.poster.save')}
          </Button>
          <Button variant="outline" onClick={() => void copy()}>
            <Icon name="share" size="18px" />
            {t('invitations.poster.copy')}
          </Button>
        </Flex>
      </Flex>
    </Grid>
  );
}
