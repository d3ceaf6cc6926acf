import type { UserErrorCode } from '../../../gql/types';

/** A picture and what somebody read off it, as inputs take them. */
export interface PictureAnswer {
  captchaKey: string;
  captcha: string;
}

/** Whether an error says that a picture is needed, or was read wrong. */
export const isAboutPicture = ({ code }: { code: UserErrorCode }): boolean =>
  code === 'CAPTCHA_NEEDED' || code === 'WRONG_CAPTCHA';
