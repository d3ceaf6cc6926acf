import { failureCode } from '../thrown.ts';

export type Channel = 'sms' | 'email';

/** A file that a letter carries. */
export interface Attachment {
  /** Of the file, with its ending. */
  name: string;
  /** Its media type. */
  type: string;
  /** Its bytes, as base64. */
  content: string;
  /** Of a picture that the HTML shows by `cid:…`; blank for a file beside the letter. */
  cid: string;
}

/** A message to one person. */
export interface Message {
  channel: Channel;
  /** Number with country code like +8613800138000, or e-mail address. */
  recipient: string;
  /** Language of its texts. */
  language: 'ZH' | 'EN';
  /** E-mail only. */
  subject?: string;
  /** Plain text; an SMS that a real provider sends holds one six-digit code (aliyun.ts says why). */
  body: string;
  /** The same as HTML; e-mail only. */
  html?: string;
  /** E-mail only. */
  attachments?: Attachment[];
  /** Holds a code, a ticket, or what people write to each other: its text is removed as soon as it has been delivered or given up. */
  isSecret?: boolean;
}

/** A message as a provider gets it. */
export interface Delivery extends Required<Message> {
  /** The same at every attempt, so that a second delivery is recognisable. */
  id: string;
  /** Id of the request that has caused it; blank where none has. */
  requestId: string;
}

/** A way to people: a mail server, an SMS service, the demo's mailbox. */
export interface Provider {
  /**
   * Hands the message over; returns when it has been accepted.
   * @param signal ends the attempt, which then counts as failed
   * @throws DeliveryError, or anything else, which is tried again
   */
  deliver(message: Delivery, signal: AbortSignal): Promise<void>;
  /** Ends connections that are kept open. */
  close?(): void;
}

/** Why a message was not accepted, in words that hold nothing of its text and no address. */
export class DeliveryError extends Error {
  /**
   * @param reason codes only: it is stored and logged
   * @param isFinal further attempts cannot succeed
   */
  constructor(
    readonly reason: string,
    readonly isFinal = false,
  ) {
    super(reason);
  }
}

/** What of an error may be stored and logged: its code, for a message can quote addresses. */
export const reasonOf = (error: unknown): string =>
  error instanceof DeliveryError ? error.reason : failureCode(error);
