/// <reference types="vite/client" />
import type { MessageId } from './i18n/message-ids';

declare global {
  // A wrong key is a type error wherever react-intl takes one.
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
  }
}
