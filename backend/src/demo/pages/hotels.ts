import type { Row } from '../insert-rows.ts';
import type { Both } from './block.ts';

const WALK: Both = ['步行可达，不设班车', 'Within walking distance, no shuttle'];
const EVERY_20: Both = [
  '8:00–10:00、15:30–17:30，每 20 分钟一班',
  '8:00–10:00 and 15:30–17:30, every 20 minutes',
];
const EVERY_30: Both = [
  '8:00–10:00、15:30–17:30，每 30 分钟一班',
  '8:00–10:00 and 15:30–17:30, every 30 minutes',
];
const TWICE: Both = ['8:20、9:00 去程，16:00、17:00 返程', 'Out at 8:20 and 9:00, back at 16:00 and 17:00'];
const METRO: Both = ['地铁 7 号线直达，不设班车', 'Metro line 7 direct, no shuttle'];

type HotelLine = readonly [
  name: Both,
  stars: number,
  address: Both,
  price: number,
  shuttle: Both,
  distanceMetres: number,
];

/** Thirteen hotels (PUB-035..037): invented houses on real streets, with the distances of those streets. */
const HOTELS: readonly HotelLine[] = [
  [
    ['花木云庭酒店', 'Huamu Cloud Court Hotel'],
    5,
    ['浦东新区花木路 1380 号', '1380 Huamu Road, Pudong'],
    880,
    WALK,
    450,
  ],
  [
    ['梅花路会展酒店', 'Meihua Exhibition Hotel'],
    5,
    ['浦东新区梅花路 1108 号', '1108 Meihua Road, Pudong'],
    820,
    WALK,
    600,
  ],
  [
    ['龙阳国际酒店', 'Longyang International Hotel'],
    4,
    ['浦东新区龙阳路 1900 号', '1900 Longyang Road, Pudong'],
    620,
    EVERY_30,
    1300,
  ],
  [
    ['世纪公园景园酒店', 'Century Park View Hotel'],
    5,
    ['浦东新区芳甸路 333 号', '333 Fangdian Road, Pudong'],
    760,
    EVERY_20,
    2100,
  ],
  [
    ['芳甸雅居酒店', 'Fangdian Residence'],
    4,
    ['浦东新区芳甸路 1155 号', '1155 Fangdian Road, Pudong'],
    560,
    EVERY_30,
    1600,
  ],
  [
    ['联洋商务酒店', 'Lianyang Business Hotel'],
    3,
    ['浦东新区丁香路 858 号', '858 Dingxiang Road, Pudong'],
    428,
    EVERY_30,
    2800,
  ],
  [
    ['杨高南路东苑酒店', 'Yanggao East Garden Hotel'],
    5,
    ['浦东新区杨高南路 889 号', '889 Yanggao South Road, Pudong'],
    690,
    EVERY_20,
    3400,
  ],
  [
    ['张江科苑宾馆', 'Zhangjiang Science Hotel'],
    4,
    ['浦东新区碧波路 699 号', '699 Bibo Road, Pudong'],
    520,
    EVERY_30,
    4600,
  ],
  [
    ['浦东大道江景酒店', 'Pudong Riverside Hotel'],
    5,
    ['浦东新区浦东大道 728 号', '728 Pudong Avenue, Pudong'],
    780,
    TWICE,
    8300,
  ],
  [
    ['东方路时代酒店', 'Dongfang Times Hotel'],
    4,
    ['浦东新区东方路 899 号', '899 Dongfang Road, Pudong'],
    590,
    TWICE,
    6200,
  ],
  [
    ['锦绣路快捷酒店', 'Jinxiu Road Express'],
    3,
    ['浦东新区锦绣路 2580 号', '2580 Jinxiu Road, Pudong'],
    358,
    METRO,
    3900,
  ],
  [
    ['白杨路轻居酒店', 'Baiyang Light Stay'],
    3,
    ['浦东新区白杨路 1160 号', '1160 Baiyang Road, Pudong'],
    318,
    EVERY_30,
    1900,
  ],
  [
    ['北蔡便捷旅馆', 'Beicai Budget Inn'],
    2,
    ['浦东新区莲园路 285 号', '285 Lianyuan Road, Pudong'],
    278,
    TWICE,
    3100,
  ],
];

/** Hotels of the demo edition; ids '174' + place. */
export const hotelRows = (): Row[] =>
  HOTELS.map(([name, stars, address, price, shuttle, distance], rank) => ({
    values: {
      id: `174${String(rank + 1).padStart(3, '0')}`,
      name_cn: name[0],
      name_en: name[1],
      stars,
      address_cn: address[0],
      address_en: address[1],
      price,
      shuttle_cn: shuttle[0],
      shuttle_en: shuttle[1],
      distance_metres: distance,
      rank,
    },
  }));
