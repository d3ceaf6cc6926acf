export { CaptchaField } from './captcha-field';
export { isAboutPicture, type PictureAnswer } from './picture-answer';
export { SentCodeField } from './sent-code-field';
export { useCaptcha } from './use-captcha';
