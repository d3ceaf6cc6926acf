const WEB_ADDRESS = /^(https?:\/\/)?[^\s/?#@]+\.[^\s/?#@.]{2,}([/?#]\S*)?$/iu;

/** Whether a text can be the address of a website, with or without its protocol. */
export const isWebAddress = (text: string): boolean => WEB_ADDRESS.test(text);
