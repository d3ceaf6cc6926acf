import type { FragmentType } from '@apollo/client';
import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { countryName, formatDate, useLang, useT } from '../../../i18n';
import { DOT, inARow } from '../../../lib/in-a-row';
import { paths } from '../../../lib/paths';
import { Card } from '../../../ui/card';
import { CardLink } from '../../../ui/card-link';
import { Picture } from '../../../ui/picture';
import { Tag } from '../../../ui/tag';
import { excerpt, Marked } from '../marks';
import {
  type FoundBuyerPostFragment,
  type FoundExhibitorFragment,
  type FoundProductFragment,
  useFoundBuyerPostFragment,
  useFoundExhibitorFragment,
  useFoundProductFragment,
} from './site-search.generated';

interface FoundCardProps {
  to: string;
  title: string;
  /** One quiet line. */
  facts: ReactNode;
  text: string;
  picture: ReactNode;
  query: string;
}

/** A find with a picture: its name, one quiet line, and the place in its text that was found. */
function FoundCard({ to, title, facts, text, picture, query }: FoundCardProps) {
  return (
    <Card flexDirection="row" gap="4" p="4" height="full">
      <chakra.div
        width={{ base: '16', md: '20' }}
        flexShrink={0}
        alignSelf="start"
        borderWidth="1px"
        borderRadius="control"
        overflow="hidden"
      >
        {picture}
      </chakra.div>
      <chakra.div minWidth="0">
        <chakra.h3 fontSize="md" fontWeight="semibold" lineHeight="1.45">
          <CardLink to={to}>
            <Marked query={query}>{title}</Marked>
          </CardLink>
        </chakra.h3>
        <chakra.p color="quiet" fontSize="sm" mt="0.5">
          {facts}
        </chakra.p>
        <chakra.p color="quiet" fontSize="sm" mt="1.5" lineClamp={2} display="-webkit-box">
          <Marked query={query}>{excerpt(text, query)}</Marked>
        </chakra.p>
      </chakra.div>
    </Card>
  );
}

/** An exhibitor that was found; opens its page (PUB-071). */
export function FoundExhibitor({
  node,
  query,
}: {
  node: FragmentType<FoundExhibitorFragment>;
  query: string;
}) {
  const t = useT();
  const lang = useLang();
  const { id, name, description, logoUrl, boothNumber, countryCode } = useFoundExhibitorFragment(node);
  return (
    <FoundCard
      to={paths.supplierDetail(id)}
      title={name}
      facts={inARow([countryName(countryCode, lang), t('search.booth', { booth: boothNumber })])}
      text={description}
      picture={
        <Picture
          sizes={{ base: '64px', md: '80px' }}
          src={logoUrl}
          alt=""
          seed={id}
          ratio={1}
          fit="contain"
        />
      }
      query={query}
    />
  );
}

/** A product that was found; opens its page (PUB-071). */
export function FoundProduct({ node, query }: { node: FragmentType<FoundProductFragment>; query: string }) {
  const t = useT();
  const { id, title, brief, imageUrl, exhibitor } = useFoundProductFragment(node);
  return (
    <FoundCard
      to={paths.productDetail(id)}
      title={title}
      facts={
        <>
          <Marked query={query}>{exhibitor.name}</Marked>
          {DOT + t('search.booth', { booth: exhibitor.boothNumber })}
        </>
      }
      text={brief}
      picture={<Picture sizes={{ base: '64px', md: '80px' }} src={imageUrl} alt="" seed={id} ratio={1} />}
      query={query}
    />
  );
}

/** A purchasing request that was found; opens it in the list of requests (PUB-072). */
export function FoundBuyerPost({
  node,
  query,
}: {
  node: FragmentType<FoundBuyerPostFragment>;
  query: string;
}) {
  const t = useT();
  const lang = useLang();
  const { id, content, quantity, publishTypeLabel, purchaseTypeLabels, createdAt } =
    useFoundBuyerPostFragment(node);
  return (
    <Card p="4" gap="2.5" height="full">
      <chakra.h3 fontSize="md" fontWeight="semibold" lineHeight="1.5" lineClamp={3}>
        <CardLink to={paths.buyerPosts({ id })}>
          <Marked query={query}>{excerpt(content, query)}</Marked>
        </CardLink>
      </chakra.h3>
      <chakra.p color="quiet" fontSize="sm">
        {t('search.quantity', { quantity })}
      </chakra.p>
      <Flex gap="2" wrap="wrap" align="center" mt="auto" color="quiet" fontSize="sm">
        <Tag tone="accent">{publishTypeLabel}</Tag>
        {purchaseTypeLabels.map((label) => (
          <Tag key={label}>{label}</Tag>
        ))}
        <time dateTime={createdAt}>{formatDate(createdAt, lang)}</time>
      </Flex>
    </Card>
  );
}
