/** What services outside know this one by; each may be missing. */
export interface OutsideSettings {
  /** 32 bytes by which tokens for the invitation site are made; it shares them. */
  invitationKey?: Buffer | undefined;
  wechat?: WechatSettings | undefined;
}

/** An official account of WeChat. */
export interface WechatSettings {
  appId: string;
  secret: string;
  /** Where WeChat's calls stand, like https://api.weixin.qq.com. */
  endpoint: string;
}
