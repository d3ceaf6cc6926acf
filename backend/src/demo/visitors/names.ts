import { at, type Random } from '../generator/random.ts';

/** People and companies of a country or region, all invented. */
export interface Place {
  /** ISO 3166-1 alpha-2. */
  code: string;
  /** Visitors of a thousand. */
  share: number;
  /** Whether people are written to in Chinese. */
  isChinese: boolean;
  surnames: readonly string[];
  givenNames: readonly string[];
  /** Whether the surname stands first, without a space. */
  surnameFirst: boolean;
  cities: readonly string[];
  /** Ends of company names. */
  businesses: readonly string[];
  /** Letters that passport numbers begin with. */
  passport: string;
}

const list = (text: string): string[] => text.split(' ').map((word) => word.replaceAll('_', ' '));

const CHINESE_SURNAMES = list(
  '王 李 张 刘 陈 杨 黄 赵 周 吴 徐 孙 马 朱 胡 郭 何 林 高 罗 郑 梁 谢 宋 唐 许 邓 韩 冯 曹 彭 曾 肖 田 董 潘 袁 蔡 蒋 余',
);
const CHINESE_GIVEN = list(
  '伟 敏 静 磊 洋 艳 勇 军 杰 娟 涛 明 超 霞 平 刚 丽 强 斌 鹏 志强 建国 晓东 海燕 文博 雪梅 子涵 俊杰 思远 佳怡 国栋 春花 永康 立新 雅婷 浩然 晓峰 红梅 志明 玉兰',
);
const ENGLISH_BUSINESSES = list(
  'Cable_Works Power_Systems Electric Engineering Wire_Industries Energy Trading Installations Networks Components',
);

interface Draft extends Omit<Place, 'isChinese' | 'surnameFirst' | 'businesses'> {
  businesses?: readonly string[];
}
const abroad = ({ businesses = ENGLISH_BUSINESSES, ...rest }: Draft): Place =>
  Object.assign({}, rest, { businesses, isChinese: false, surnameFirst: false });

const CHINESE_BUSINESSES = list(
  '电缆有限公司 线缆股份有限公司 电力工程有限公司 电气设备有限公司 铜业有限公司 电线厂 新能源有限公司 轨道交通物资公司 汽车线束有限公司 通信工程有限公司 设计研究院 国际贸易有限公司',
);
const chinese = (code: string, share: number, cities: readonly string[], passport: string): Place => ({
  code,
  share,
  isChinese: true,
  surnames: CHINESE_SURNAMES,
  givenNames: CHINESE_GIVEN,
  surnameFirst: true,
  cities,
  businesses: CHINESE_BUSINESSES,
  passport,
});

/** Where visitors come from, the most first. */
export const PLACES: readonly Place[] = [
  chinese(
    'CN',
    790,
    list(
      '上海 无锡 宜兴 杭州 宁波 苏州 常州 南京 东莞 广州 深圳 佛山 天津 青岛 济南 郑州 新乡 武汉 长沙 成都 重庆 西安 沈阳 合肥 河间 衡水',
    ),
    'E',
  ),
  abroad({
    code: 'KR',
    share: 26,
    surnames: list('Kim Lee Park Choi Jung Kang Yoon Jang'),
    givenNames: list('Min-jun Seo-yeon Ji-hoon Hyun-woo Soo-jin Dong-hyun Eun-ji Tae-yang'),
    cities: list('Hanbit Daesan Gyeongin Namhae Dongbang'),
    passport: 'M',
  }),
  abroad({
    code: 'JP',
    share: 24,
    surnames: list('Sato Suzuki Takahashi Tanaka Ito Watanabe Yamamoto Nakamura'),
    givenNames: list('Haruto Yui Kenji Aoi Takumi Sakura Daichi Naoko'),
    cities: list('Kitahama Sumire Minato Asagiri Fujimori'),
    passport: 'T',
  }),
  abroad({
    code: 'IN',
    share: 22,
    surnames: list('Sharma Patel Reddy Iyer Gupta Nair Mehta Joshi'),
    givenNames: list('Arjun Priya Rohan Ananya Vikram Kavita Sanjay Deepa'),
    cities: list('Deccan Gomti Malwa Konkan Sabarmati'),
    passport: 'P',
  }),
  chinese('TW', 18, list('台北 新竹 台中 高雄 桃园'), '3'),
  abroad({
    code: 'VN',
    share: 16,
    surnames: list('Nguyen Tran Le Pham Hoang Vu Dang'),
    givenNames: list('Minh_Anh Quang_Huy Thu_Ha Duc_Long Ngoc_Lan Van_Nam'),
    cities: list('Song_Hong Mekong Ha_Thanh Truong_Son'),
    passport: 'C',
  }),
  abroad({
    code: 'TH',
    share: 12,
    surnames: list('Srisai Wongsakul Boonmee Chaiyasit Rattanakorn'),
    givenNames: list('Somchai Ploy Anan Kanya Niran Suda'),
    cities: list('Chao_Phraya Andaman Lanna Siam_Bay'),
    passport: 'A',
  }),
  abroad({
    code: 'DE',
    share: 12,
    surnames: list('Müller Schneider Fischer Weber Becker Hoffmann Koch Richter'),
    givenNames: list('Lukas Anna Jonas Lena Felix Katrin Stefan Julia'),
    cities: list('Rheintal Nordmark Isar Elbufer Schwarzwald'),
    passport: 'C',
  }),
  abroad({
    code: 'RU',
    share: 12,
    surnames: list('Ivanov Smirnov Kuznetsov Popov Sokolov Morozov'),
    givenNames: list('Aleksei Dmitri Sergei Mikhail Andrei Pavel'),
    cities: list('Volga Ural Ladoga Sayan'),
    passport: '7',
  }),
  abroad({
    code: 'MY',
    share: 10,
    surnames: list('Rahman Tan Lim Ismail Wong Abdullah'),
    givenNames: list('Ahmad Mei_Ling Farid Siew_Hoon Nurul Kumar'),
    cities: list('Selat Kinta Gombak Perdana'),
    passport: 'A',
  }),
  abroad({
    code: 'ID',
    share: 9,
    surnames: list('Santoso Wijaya Pratama Hidayat Siregar'),
    givenNames: list('Budi Dewi Agus Rina Hendra Putri'),
    cities: list('Nusantara Cirebon_Raya Musi Brantas'),
    passport: 'X',
  }),
  chinese('HK', 9, list('香港 九龙 荃湾 沙田'), 'H'),
  abroad({
    code: 'IT',
    share: 8,
    surnames: list('Rossi Ferrari Bianchi Romano Conti Greco'),
    givenNames: list('Marco Giulia Luca Chiara Andrea Paola'),
    cities: list('Brenta Adda Garda Tirreno'),
    passport: 'Y',
  }),
  abroad({
    code: 'US',
    share: 8,
    surnames: list('Carter Bennett Hughes Morgan Parker Reed'),
    givenNames: list('Emily James Olivia Michael Grace Daniel'),
    cities: list('Lakeshore Blue_Ridge Prairie Harbor'),
    passport: '5',
  }),
  abroad({
    code: 'TR',
    share: 8,
    surnames: list('Yilmaz Kaya Demir Aydin Arslan'),
    givenNames: list('Mehmet Elif Emre Zeynep Murat'),
    cities: list('Marmara Ege Toros Sakarya'),
    passport: 'U',
  }),
  abroad({
    code: 'AE',
    share: 6,
    surnames: list('Haddad Mansour Rashid Khoury'),
    givenNames: list('Omar Layla Yousef Noor'),
    cities: list('Falcon Oasis Creekside'),
    passport: 'R',
  }),
  abroad({
    code: 'SG',
    share: 6,
    surnames: list('Tan Lim Ng Chua Koh'),
    givenNames: list('Wei_Ming Hui_Min Jun_Jie Shu_Fen'),
    cities: list('Straits Merlion_Bay Kallang'),
    passport: 'K',
  }),
  chinese('MO', 4, list('澳门 氹仔'), 'M'),
];

const TOTAL = PLACES.reduce((sum, { share }) => sum + share, 0);

/** A place, drawn by the shares. */
export function placeOf(random: Random): Place {
  let left = random.int(TOTAL);
  for (const place of PLACES) {
    left -= place.share;
    if (left < 0) return place;
  }
  return at(PLACES, 0);
}

/** Where a company's people come from; those of countries that are not listed have English names. */
export const placeWithCode = (code: string): Place =>
  PLACES.find((place) => place.code === code) ??
  at(
    PLACES,
    PLACES.findIndex((place) => place.code === 'US'),
  );

export function fullName(place: Place, random: Random): string {
  const [surname, given] = [random.pick(place.surnames), random.pick(place.givenNames)];
  return place.surnameFirst ? `${surname}${given}` : `${given} ${surname}`;
}

const BRANDS = list(
  '华腾 远东方 鑫达 恒力 江南 海川 中泰 瑞丰 宏业 天宇 金桥 永兴 长虹 东方红 安泰 联创 博远 凯达 星河 润泽',
);

export function companyName(place: Place, random: Random): string {
  const city = random.pick(place.cities);
  const business = random.pick(place.businesses);
  return place.isChinese ? `${city}${random.pick(BRANDS)}${business}` : `${city} ${business}`;
}

/** The document that somebody of a place shows: the mainland's identity card (`1`), or another (`-1`). */
export function documentOf(place: Place, random: Random): { cardType: '1' | '-1'; cardNumber: string } {
  const digits = (count: number) => Array.from({ length: count }, () => random.int(10)).join('');
  if (place.code !== 'CN') return { cardType: '-1', cardNumber: `${place.passport}${digits(8)}` };
  const two = (value: number) => String(value).padStart(2, '0');
  const born = `${random.between(1966, 2000)}${two(random.between(1, 12))}${two(random.between(1, 28))}`;
  // Made up: no district has this number.
  const body = `990101${born}${digits(3)}`;
  return { cardType: '1', cardNumber: `${body}${checkDigit(body)}` };
}

/** The last character of an identity number (GB 11643). */
function checkDigit(body: string): string {
  const sum = [...body].reduce((all, digit, place) => all + Number(digit) * (2 ** (17 - place) % 11), 0);
  return '10X98765432'.charAt(sum % 11);
}
