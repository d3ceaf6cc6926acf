import type { Country } from './country.ts';
import type { Pair } from '../text.ts';

const pairs = (text: string): Pair[] =>
  text.split(' ').map((item) => {
    const [cn = '', en = ''] = item.split(':');
    return [cn, en.replaceAll('_', ' ')] as const;
  });

/** Japanese and Korean brands keep a natural reading in Chinese characters. */
export const OVERSEAS: readonly Country[] = [
  {
    code: 'US',
    name: ['美国', 'United States'],
    share: 3,
    firsts: pairs('凯斯:Case 哈里:Harri 伍德:Wood 布里奇:Bridge 福克斯:Fox 石溪:Stone 雷克:Lake 梅森:Mason'),
    seconds: pairs('兰:land 特克:tech 威尔:well 福德:ford 顿:ton 克利夫:cliff 黑文:haven 伍兹:wood'),
    suffixes: ['Inc.', 'LLC', 'Corporation'],
    cities: [
      ['克利夫兰', 'Cleveland', '+1 216'],
      ['阿克伦', 'Akron', '+1 330'],
      ['夏洛特', 'Charlotte', '+1 704'],
      ['普罗维登斯', 'Providence', '+1 401'],
      ['罗克福德', 'Rockford', '+1 815'],
    ],
    streets: pairs('铁路大道:Railroad_Avenue 工业大道:Industrial_Parkway 湖景路:Lakeview_Drive'),
    numberFirst: true,
  },
  {
    code: 'JP',
    name: ['日本', 'Japan'],
    share: 4,
    firsts: pairs(
      '山野井:Yamanoi 立波:Tatsunami 浅野川:Asanogawa 雪野:Yukino 松根:Matsune 北见川:Kitamigawa 高砂野:Takasagono 桐生野:Kiryuno 若草:Wakakusa 岩室:Iwamuro 砂川野:Sunakawano 星谷:Hoshitani',
    ),
    seconds: pairs('精工:_Seiko_Works 制作所:_Seisakusho 产业:_Sangyo 工业:_Kogyo 电工:_Denko 技研:_Giken'),
    words: { 1: '', 2: '', 3: '', '4m': '', '4c': '', 5: '', 6: '', 7: '' },
    suffixes: ['Co., Ltd.', 'K.K.'],
    cities: [
      ['大阪', 'Osaka', '+81 6'],
      ['名古屋', 'Nagoya', '+81 52'],
      ['滨松', 'Hamamatsu', '+81 53'],
      ['川崎', 'Kawasaki', '+81 44'],
      ['丰田', 'Toyota', '+81 565'],
    ],
    streets: pairs('东町:Higashi-machi 港町:Minato-machi 工业团地:Kogyo_Danchi'),
    numberFirst: true,
  },
  {
    code: 'KR',
    name: ['韩国', 'South Korea'],
    share: 3,
    firsts: pairs(
      '韩湖:Hanho 宇城:Woosung 大律:Daeyul 瑞荣:Seoyoung 明新:Myungshin 东珠:Dongju 世润:Seyun 光明:Kwangmyung',
    ),
    seconds: pairs('产业:_Industrial 精密:_Precision 科技:_Tech 工业:_Engineering 系统:_Systems'),
    words: { 1: '', 2: '', 3: '', '4m': '', '4c': '', 5: '', 6: '', 7: '' },
    suffixes: ['Co., Ltd.'],
    cities: [
      ['昌原', 'Changwon', '+82 55'],
      ['仁川', 'Incheon', '+82 32'],
      ['大邱', 'Daegu', '+82 53'],
      ['安山', 'Ansan', '+82 31'],
    ],
    streets: pairs('产业路:Saneop-ro 工团路:Gongdan-ro'),
    numberFirst: true,
  },
  {
    code: 'IN',
    name: ['印度', 'India'],
    share: 2,
    firsts: pairs('阿伦:Arun 维迪亚:Vidya 基尔蒂:Kirti 苏拉杰:Suraj 阿姆里特:Amrit 高里:Gauri'),
    seconds: pairs('南德:nand 德夫:dev 拉吉:raj 迪普:deep 维尔:vir 乔蒂:jyoti'),
    suffixes: ['Pvt. Ltd.', 'Private Limited'],
    cities: [
      ['浦那', 'Pune', '+91 20'],
      ['艾哈迈达巴德', 'Ahmedabad', '+91 79'],
      ['瓦多达拉', 'Vadodara', '+91 265'],
      ['孟买', 'Mumbai', '+91 22'],
    ],
    streets: pairs('工业区路:GIDC_Estate_Road 车站路:Station_Road'),
    numberFirst: true,
  },
  {
    code: 'TR',
    name: ['土耳其', 'Türkiye'],
    share: 1,
    firsts: pairs('阿纳:Ana 耶尼:Yeni 博兹:Boz 卡拉:Kara 居内:Güne'),
    seconds: pairs('塔什:taş 库尔:kur 达格:dağ 苏:su 拉尔:lar'),
    suffixes: ['A.Ş.', 'Ltd. Şti.'],
    cities: [
      ['布尔萨', 'Bursa', '+90 224'],
      ['开塞利', 'Kayseri', '+90 352'],
      ['代尼兹利', 'Denizli', '+90 258'],
    ],
    streets: pairs('工业街:Sanayi_Caddesi 有组织工业区二路:OSB_2._Cadde'),
  },
];
