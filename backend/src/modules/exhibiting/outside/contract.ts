import Type from 'typebox';

/** What the invitation site is to know: who comes. */
export const EncryptBody = Type.Object(
  {
    text: Type.String({
      maxLength: 254,
      description: "The caller's own login, as its company record carries it.",
    }),
  },
  { additionalProperties: false },
);

export const WechatQuery = Type.Object({
  url: Type.String({
    maxLength: 2000,
    default: '',
    description: 'Address of the page that shares; of this site.',
  }),
});

/** What a page hands to WeChat's JS-SDK (REST-033). */
export const WechatConfig = Type.Object(
  {
    appId: Type.String(),
    timestamp: Type.Integer({ description: 'Seconds since 1970.' }),
    nonceStr: Type.String(),
    signature: Type.String({ description: 'SHA-1 over ticket, nonce, time and address.' }),
  },
  { $id: 'WechatConfig', description: "Settings of WeChat's JS-SDK for one page." },
);
