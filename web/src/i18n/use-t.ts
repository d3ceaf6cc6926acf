import { useIntl } from 'react-intl';
import type { MessageId } from './message-ids';

export type Translate = (id: MessageId, values?: Record<string, string | number>) => string;

/** `t('catalogue.count', { count })`. For rich text use `<FormattedMessage id=… values=… />`. */
export function useT(): Translate {
  const intl = useIntl();
  return (id, values) => intl.formatMessage({ id }, values);
}
