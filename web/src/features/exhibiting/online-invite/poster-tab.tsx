import { useOnlineInvitePostersPreloaded } from './online-invite.generated';
import { chakra, Flex } from '@chakra-ui/react';
import { startTransition, useOptimistic, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PosterTemplate } from '../../../gql/types';
import { useT } from '../../../i18n';
import { Button, buttonRecipe } from '../../../ui/button';
import { Checkbox } from '../../../ui/checkbox';
import { Icon } from '../../../ui/icon';
import { onlineInvitePath } from './address';
import type { PostersRef } from './load';
import { TemplateChoice } from './template-choice';

const Anchor = chakra('a', buttonRecipe);

interface PosterTabProps {
  hasCode: boolean;
  query: PostersRef;
}

/** Both posters to look at, and the chosen one to download, with the code or without (EXH-142, EXH-143). */
export function PosterTab({ hasCode, query }: PosterTabProps) {
  const t = useT();
  const navigate = useNavigate();
  const viewer = useOnlineInvitePostersPreloaded(query).data.viewer;
  const [chosen, setChosen] = useState<PosterTemplate>();
  // The box answers at once; the posters follow when they are known.
  const [isShown, showAs] = useOptimistic(hasCode);
  if (!viewer) return null;
  const print = { NIGHT: viewer.nightPrint, BLUEPRINT: viewer.blueprintPrint };
  const href = chosen && isShown === hasCode ? print[chosen] : null;
  const toggle = () =>
    startTransition(async () => {
      showAs(!hasCode);
      await navigate(onlineInvitePath({ tab: 'poster', hasCode: !hasCode }), {
        replace: true,
        preventScrollReset: true,
      });
    });
  const label = (
    <>
      <Icon name="download" size="18px" />
      {t('online-invite.poster.download')}
    </>
  );
  return (
    <Flex direction="column" gap="6" align="start">
      <chakra.p color="quiet" maxWidth="42em">
        {t('online-invite.poster.lead')}
      </chakra.p>
      <TemplateChoice
        previews={{ NIGHT: viewer.night, BLUEPRINT: viewer.blueprint }}
        chosen={chosen}
        onChoose={setChosen}
      />
      <Checkbox name="hasCode" checked={isShown} onChange={toggle}>
        {t('online-invite.poster.withCode')}
      </Checkbox>
      {href ? (
        <Anchor href={href} download={`${t('online-invite.poster.file')}.png`}>
          {label}
        </Anchor>
      ) : (
        <Button disabled>{label}</Button>
      )}
    </Flex>
  );
}
