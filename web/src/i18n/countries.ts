import { countryName } from './format';
import { type Lang, localeFacts } from './locale';

/** ISO 3166-1 alpha-2; the names come from the browser. */
const codes = (
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG ' +
  'CH CI CK CL CM CN CO CR CU CV CW CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FO FR GA GB GD GE GF GG GH ' +
  'GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR ' +
  'KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA ' +
  'NC NE NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SI SK ' +
  'SL SM SN SO SR SS ST SV SY SZ TC TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WS ' +
  'YE ZA ZM ZW'
).split(' ');

export interface Country {
  code: string;
  name: string;
}

/** In the order of the language; the host's first, where most visitors come from. */
export function countriesIn(lang: Lang): Country[] {
  const { compare } = new Intl.Collator(localeFacts[lang].intl);
  const rest = codes.filter((code) => code !== 'CN').map((code) => ({ code, name: countryName(code, lang) }));
  return [{ code: 'CN', name: countryName('CN', lang) }, ...rest.sort((a, b) => compare(a.name, b.name))];
}
