import type { FragmentType } from '@apollo/client';
import { chakra } from '@chakra-ui/react';
import { formatDate, useLang } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { Card, CardBody, CardTitle } from '../../../ui/card';
import { TextLink } from '../../../ui/text-link';
import { useVideoCardFragment, type VideoCardFragment } from './video-card.generated';
import { VideoPlayer } from './video-player';

interface VideoCardProps {
  video: FragmentType<VideoCardFragment>;
  onPlay: (video: HTMLVideoElement) => void;
  eager?: boolean;
  titleAs?: 'h2' | 'h3';
}

/** A video, played where it stands, and the company it is from (DIR-071). */
export function VideoCard({ video, onPlay, eager, titleAs = 'h3' }: VideoCardProps) {
  const lang = useLang();
  const { id, title, coverUrl, videoUrl, createdAt, exhibitor } = useVideoCardFragment(video);
  return (
    <Card>
      <VideoPlayer
        src={videoUrl}
        poster={coverUrl}
        title={title}
        seed={id}
        eager={eager ?? false}
        onPlay={onPlay}
      />
      <CardBody>
        <CardTitle as={titleAs}>{title}</CardTitle>
        {exhibitor ? (
          <chakra.p fontSize="sm" lineClamp={1}>
            <TextLink to={paths.supplierDetail(exhibitor.id)} fontWeight="medium">
              {exhibitor.name}
            </TextLink>
          </chakra.p>
        ) : null}
        <chakra.time dateTime={createdAt} color="quiet" fontSize="sm">
          {formatDate(createdAt, lang)}
        </chakra.time>
      </CardBody>
    </Card>
  );
}
