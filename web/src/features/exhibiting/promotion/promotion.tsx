import { chakra, Flex, Grid } from '@chakra-ui/react';
import { useNavigate } from 'react-router-dom';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Icon, type IconName } from '../../../ui/icon';
import { toast } from '../../../ui/toast';
import { ContactGrid } from '../../content/contact-cards';
import { session } from '../../identity';
import type { PromotionPageQuery } from './promotion.generated';

const offers = [
  { id: 'articles', icon: 'file' },
  { id: 'online', icon: 'globe' },
  { id: 'onSite', icon: 'booth' },
] as const satisfies readonly { id: string; icon: IconName }[];

/** What exhibitors can have published, and the way to hand it in (EXH-025 to EXH-028). */
export function Promotion({ linkage }: PromotionPageQuery) {
  const t = useT();
  const navigate = useNavigate();
  const start = () => {
    // At the press: a page that the server has drawn takes everybody for a guest until it has been taken over.
    const role = session.role();
    if (role === 'visitor') {
      toast.warning(t('promotion.leaveVisitor'));
      return;
    }
    const centre = paths.centre('exhibitor', 'apply');
    void navigate(role === 'exhibitor' ? centre : paths.exhibitorLogin({ return: centre }));
  };
  return (
    <Grid gap={{ base: '10', md: '14' }}>
      <section>
        <Grid
          as="ul"
          listStyleType="none"
          gap="5"
          templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
          mb="8"
        >
          {offers.map(({ id, icon }) => (
            <Card as="li" key={id} p="6">
              <Icon name={icon} size="28px" color="accent" />
              <chakra.h2 fontSize="lg" mt="3" mb="1.5">
                {t(`promotion.${id}`)}
              </chakra.h2>
              <chakra.p color="quiet">{t(`promotion.${id}.text`)}</chakra.p>
            </Card>
          ))}
        </Grid>
        <Flex gap="4" wrap="wrap" align="center">
          <Button size="lg" onClick={start}>
            {t('promotion.start')}
          </Button>
          <chakra.span color="quiet" fontSize="sm">
            {t('promotion.who')}
          </chakra.span>
        </Flex>
      </section>
      {linkage ? (
        <section>
          <chakra.h2 fontSize="xl" mb="4">
            {t('promotion.contact')}
          </chakra.h2>
          <ContactGrid contacts={[linkage]} />
        </section>
      ) : null}
    </Grid>
  );
}
