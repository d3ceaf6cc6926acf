import type { DemoBlock } from './block.ts';

/** Ways to the venue (PUB-029, PUB-030, CONST-017). */
export const trafficItems: readonly DemoBlock[] = [
  {
    icon: 'car',
    title: ['自驾与停车', 'By car, and parking'],
    content: [
      '<p>导航至“上海新国际博览中心”：从内环高架龙阳路立交下，沿龙阳路向东约 1 公里；从中环杨高南路出口，约 3 公里。</p><ul><li>P1、P2 停车场：龙阳路 2345 号，靠近 1 号与 2 号入口厅。</li><li>P3 停车场：花木路，靠近 3 号入口厅。</li><li>停车费每小时 <strong>8 元</strong>，每天最高 <strong>64 元</strong>，支持扫码支付。</li></ul><p>展期早上 9 时前后车流较大，建议换乘地铁。布展与撤展车辆凭证从 N 区货运通道进出。</p>',
      '<p>Navigate to “Shanghai New International Expo Centre”. From the inner ring leave at the Longyang Road interchange and follow Longyang Road east for about 1 km; from the middle ring take the exit Yanggao South Road, about 3 km.</p><ul><li>Car parks P1 and P2: 2345 Longyang Road, near entrance halls 1 and 2.</li><li>Car park P3: Huamu Road, near entrance hall 3.</li><li>Parking costs <strong>CNY 8 an hour</strong>, at most <strong>CNY 64 a day</strong>; pay by phone.</li></ul><p>Roads are busy around nine on show days, and the metro is quicker. Vehicles for build-up and dismantling use the freight gate at hall N with a permit.</p>',
    ],
  },
  {
    icon: 'taxi',
    title: ['出租车与网约车', 'Taxi'],
    content: [
      '<p>上客点在 1 号与 3 号入口厅外；网约车请定位到“新国际博览中心 1 号入口厅”。</p><ul><li>浦东国际机场：约 35 公里，45 分钟，约 150 元。</li><li>虹桥枢纽：约 32 公里，50 分钟，约 130 元。</li><li>上海火车站：约 15 公里，40 分钟，约 65 元。</li></ul><p>23 时至次日 5 时加收夜间费，请认准计价器并索取发票。</p>',
      '<p>Taxis wait outside entrance halls 1 and 3. Show the driver: <strong>龙阳路 2345 号</strong>.</p><ul><li>Pudong International Airport: about 35 km, 45 minutes, CNY 150.</li><li>Hongqiao airport and station: about 32 km, 50 minutes, CNY 130.</li><li>Shanghai Railway Station: about 15 km, 40 minutes, CNY 65.</li></ul><p>Fares are higher from 23:00 to 5:00. Ask for the meter and keep the receipt.</p>',
    ],
  },
  {
    icon: 'subway',
    title: ['地铁与磁浮', 'Metro and maglev'],
    content: [
      '<p>最方便的方式。</p><ul><li><strong>7 号线花木路站</strong>：1 号口出站步行约 3 分钟到 3 号入口厅。</li><li><strong>2、7、16、18 号线龙阳路站</strong>：5 号口出站步行约 10 分钟到 1 号入口厅。</li><li>磁浮列车：浦东国际机场至龙阳路站约 8 分钟，单程 50 元，凭当日机票 40 元。</li></ul><p>首末班约为 5:30 与 22:30；展期花木路站增开安检通道。</p>',
      '<p>The easiest way.</p><ul><li><strong>Huamu Road, line 7</strong>: exit 1, three minutes on foot to entrance hall 3.</li><li><strong>Longyang Road, lines 2, 7, 16 and 18</strong>: exit 5, ten minutes on foot to entrance hall 1.</li><li>Maglev: 8 minutes from Pudong International Airport to Longyang Road; CNY 50 one way, CNY 40 with a flight ticket of the day.</li></ul><p>Trains run from about 5:30 to 22:30. Huamu Road opens more security lanes on show days.</p>',
    ],
  },
  {
    icon: 'train',
    title: ['火车与高铁', 'Rail'],
    content: [
      '<ul><li>上海虹桥站：地铁 2 号线（浦东方向）至龙阳路站，约 55 分钟。</li><li>上海站：地铁 1 号线至人民广场换乘 2 号线至龙阳路站，约 40 分钟。</li><li>上海南站：地铁 3 号线至中山公园换乘 2 号线，或乘出租车约 40 分钟。</li></ul><p>凭电子参观证可在虹桥站咨询台领取展馆交通图。</p>',
      '<ul><li>Hongqiao station: line 2 towards Pudong to Longyang Road, about 55 minutes.</li><li>Shanghai Railway Station: line 1 to People’s Square, then line 2 to Longyang Road, about 40 minutes.</li><li>Shanghai South: line 3 to Zhongshan Park and line 2, or about 40 minutes by taxi.</li></ul><p>The information desk at Hongqiao has a map to the halls for holders of a visit pass.</p>',
    ],
  },
  {
    icon: 'plane',
    title: ['飞机', 'By air'],
    content: [
      '<ul><li><strong>浦东国际机场（PVG）</strong>：磁浮至龙阳路站 8 分钟，或地铁 2 号线约 45 分钟。</li><li><strong>虹桥国际机场（SHA）</strong>：地铁 2 号线约 60 分钟。</li></ul><p>8 月 26 日至 29 日两座机场的到达层设有展会接待台；海外团组可预订机场大巴，联系方式见“合作酒店”一栏的商旅接待。</p>',
      '<ul><li><strong>Pudong International (PVG)</strong>: 8 minutes by maglev to Longyang Road, or about 45 minutes on line 2.</li><li><strong>Hongqiao International (SHA)</strong>: about 60 minutes on line 2.</li></ul><p>There is a show desk in both arrival halls from 26 to 29 August. Delegations can book airport coaches with the travel partners under “Partner hotels”.</p>',
    ],
  },
];
