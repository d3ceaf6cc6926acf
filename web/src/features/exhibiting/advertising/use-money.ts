import { useT } from '../../../i18n';

const twoDecimals = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

/** An amount of CNY in words of the language; fen only where there are some. */
export function useMoney(): (yuan: number) => string {
  const t = useT();
  return (yuan) =>
    t('advertising.money', { amount: (Number.isInteger(yuan) ? whole : twoDecimals).format(yuan) });
}
