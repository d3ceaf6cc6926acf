import type { Country } from './country.ts';
import type { Pair } from '../text.ts';

const pairs = (text: string): Pair[] =>
  text.split(' ').map((item) => {
    const [cn = '', en = ''] = item.split(':');
    return [cn, en] as const;
  });

/** Characters that are common in company names but, paired here, are no brand of the cable trade. */
export const CHINA: Country = {
  code: 'CN',
  name: ['中国', 'China'],
  share: 60,
  firsts: pairs(
    '骏:Jun 泓:Hong 铭:Ming 晟:Sheng 昊:Hao 睿:Rui 翊:Yi 朗:Lang 屹:Yi 砺:Li 澄:Cheng 钧:Jun 锐:Rui 煜:Yu 岚:Lan 珩:Heng 菁:Jing 浔:Xun 淮:Huai 恒:Heng 嘉:Jia 禾:He 启:Qi 景:Jing 铂:Bo 锦:Jin 铎:Duo 凌:Ling 卓:Zhuo 川:Chuan 润:Run 沃:Wo 同:Tong 博:Bo 科:Ke 鼎:Ding 云:Yun 瀚:Han 越:Yue 明:Ming 致:Zhi 善:Shan 宁:Ning 久:Jiu 和:He 正:Zheng 佳:Jia 格:Ge 维:Wei 奥:Ao 思:Si 拓:Tuo 君:Jun 立:Li 联:Lian 宜:Yi',
  ),
  seconds: pairs(
    '骏:jun 泽:ze 越:yue 骁:xiao 桥:qiao 岳:yue 衡:heng 宸:chen 澜:lan 坤:kun 驰:chi 航:hang 源:yuan 展:zhan 维:wei 锦:jin 恺:kai 屿:yu 砥:di 辉:hui 诚:cheng 远:yuan 川:chuan 铎:duo 朗:lang 宁:ning 禾:he 峰:feng 腾:teng 固:gu 信:xin 泰:tai 图:tu 盈:ying 力:li 新:xin 韵:yun 皓:hao 森:sen 晖:hui 捷:jie 舟:zhou 野:ye 谷:gu 德:de 启:qi 然:ran 哲:zhe',
  ),
  suffixes: ['Co., Ltd.'],
  cities: [
    ['江苏', 'Jiangsu', '+86 510'],
    ['无锡', 'Wuxi', '+86 510'],
    ['宜兴', 'Yixing', '+86 510'],
    ['常州', 'Changzhou', '+86 519'],
    ['苏州', 'Suzhou', '+86 512'],
    ['昆山', 'Kunshan', '+86 512'],
    ['扬州', 'Yangzhou', '+86 514'],
    ['南通', 'Nantong', '+86 513'],
    ['上海', 'Shanghai', '+86 21'],
    ['杭州', 'Hangzhou', '+86 571'],
    ['宁波', 'Ningbo', '+86 574'],
    ['嘉兴', 'Jiaxing', '+86 573'],
    ['湖州', 'Huzhou', '+86 572'],
    ['浙江', 'Zhejiang', '+86 571'],
    ['合肥', 'Hefei', '+86 551'],
    ['芜湖', 'Wuhu', '+86 553'],
    ['安徽', 'Anhui', '+86 551'],
    ['东莞', 'Dongguan', '+86 769'],
    ['深圳', 'Shenzhen', '+86 755'],
    ['佛山', 'Foshan', '+86 757'],
    ['广州', 'Guangzhou', '+86 20'],
    ['中山', 'Zhongshan', '+86 760'],
    ['山东', 'Shandong', '+86 531'],
    ['青岛', 'Qingdao', '+86 532'],
    ['烟台', 'Yantai', '+86 535'],
    ['河北', 'Hebei', '+86 311'],
    ['天津', 'Tianjin', '+86 22'],
    ['北京', 'Beijing', '+86 10'],
    ['郑州', 'Zhengzhou', '+86 371'],
    ['武汉', 'Wuhan', '+86 27'],
    ['长沙', 'Changsha', '+86 731'],
    ['湖南', 'Hunan', '+86 731'],
    ['成都', 'Chengdu', '+86 28'],
    ['重庆', 'Chongqing', '+86 23'],
    ['西安', 'Xi’an', '+86 29'],
    ['沈阳', 'Shenyang', '+86 24'],
    ['大连', 'Dalian', '+86 411'],
    ['厦门', 'Xiamen', '+86 592'],
    ['福州', 'Fuzhou', '+86 591'],
    ['南昌', 'Nanchang', '+86 791'],
  ],
  streets: pairs(
    '工业园区创新路:Chuangxin~Road,~Industrial~Park 经济开发区振兴路:Zhenxing~Road,~Economic~Development~Zone 高新区科技大道:Keji~Avenue,~High-tech~Zone 临港工业区海工路:Haigong~Road,~Harbour~Industrial~Zone 产业园兴业路:Xingye~Road,~Industrial~Park 开发区迎宾路:Yingbin~Road,~Development~Zone 工业集中区纬三路:Weisan~Road,~Industrial~Area 新区长江路:Changjiang~Road,~New~District',
  ).map(([cn, en]) => [cn, en.replaceAll('~', ' ')] as const),
  numberFirst: true,
};
