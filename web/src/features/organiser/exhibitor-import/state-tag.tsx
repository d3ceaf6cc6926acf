import type { ComponentProps } from 'react';
import type { ExhibitorImportState } from '../../../gql/types';
import { useT } from '../../../i18n';
import { Icon, type IconName } from '../../../ui/icon';
import { Tag } from '../../../ui/tag';

const looks: Record<
  ExhibitorImportState,
  { tone: NonNullable<ComponentProps<typeof Tag>['tone']>; icon: IconName }
> = {
  READ: { tone: 'quiet', icon: 'file' },
  CHECKED: { tone: 'second', icon: 'check' },
  WAITING: { tone: 'review', icon: 'clock' },
  RUNNING: { tone: 'review', icon: 'clock' },
  DONE: { tone: 'approved', icon: 'checkCircle' },
  REFUSED: { tone: 'rejected', icon: 'alert' },
  FAILED: { tone: 'rejected', icon: 'alert' },
};

/** Where an import stands, in a word. */
export function StateTag({ state }: { state: ExhibitorImportState }) {
  const t = useT();
  const { tone, icon } = looks[state];
  return (
    <Tag tone={tone}>
      <Icon name={icon} size="16px" />
      {t(`exhibitor-import.state.${state}`)}
    </Tag>
  );
}
