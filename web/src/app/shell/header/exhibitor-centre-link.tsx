import { chakra } from '@chakra-ui/react';
import { useNavigate } from 'react-router-dom';
import { session } from '../../../features/identity';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { Icon } from '../../../ui/icon';
import { toast } from '../../../ui/toast';

/** Leads exhibitors to their centre; tells others what they need first. */
export function ExhibitorCentreLink() {
  const t = useT();
  const navigate = useNavigate();
  const go = () => {
    const role = session.role();
    if (role === 'exhibitor') void navigate(paths.exhibitorCentre());
    else if (role === 'visitor') toast.warning(t('identity.leaveVisitor'));
    else toast.warning(t('identity.needExhibitor'));
  };
  return (
    <chakra.button
      type="button"
      onClick={go}
      display="inline-flex"
      alignItems="center"
      gap="2"
      minHeight="11"
      color="accent"
      fontWeight="semibold"
      _hover={{ color: 'accent.hover' }}
    >
      {t('shell.account.exhibitorCentre')}
      <Icon name="arrowRight" size="18px" />
    </chakra.button>
  );
}
