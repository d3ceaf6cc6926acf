/** Words of the trade that the general dictionary takes apart. */
const TRADE = new Set(
  (
    '交联 铝芯 铜芯 单芯 多芯 线芯 缆芯 纤芯 低烟 无卤 阻燃 耐火 防火 绞线 绞合 成缆 束丝 拉丝 挤出 挤塑 护套 屏蔽 铠装 架空 ' +
    '矿用 船用 车用 家用 铜杆 铝杆 铜线 铝线 铜丝 铝丝 钢丝 钢带 铜带 铝带 铜排 母线 导线 导体 绕包 编织 退火 镀锡 镀银 镀锌 漆包 ' +
    '云母 阻水 防水 耐热 高温 低温 高压 中压 低压 超高 直流 交流 海底 海缆 光缆 线缆 光棒 光纤 预制 收线 放线 收排 盘具 线盘 木盘 ' +
    '印字 喷码 测径 火花 局放 试验 硅烷 辐照 护层 填充 包带 扎带 接头 终端 附件 线束 插头 端子 裸线 电线 电缆 设备 机械 材料'
  ).split(' '),
);

let segmenter: Intl.Segmenter | undefined;

/** Words that a text without blanks is made of, by the dictionary of the language; loaded at its first use. */
function generalWords(text: string): string[] {
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}

/** A text in words of the trade and stretches between them. */
function tradeWords(characters: string[]): { text: string; isWord: boolean }[] {
  const parts: { text: string; isWord: boolean }[] = [];
  for (let at = 0; at < characters.length;) {
    const [character = '', next = ''] = characters.slice(at, at + 2);
    const pair = character + next;
    if (TRADE.has(pair)) {
      parts.push({ text: pair, isWord: true });
      at += 2;
      continue;
    }
    const last = parts.at(-1);
    if (last && !last.isWord) last.text += character;
    else parts.push({ text: character, isWord: false });
    at += 1;
  }
  return parts;
}

/**
 * The words of a run of Chinese characters, as far as they are known; characters that belong to no word stay together,
 * for they may be a name.
 * '铝芯电缆' → 铝芯, 电缆
 */
export function chineseWords(run: string): string[] {
  const words: string[] = [];
  for (const { text, isWord } of tradeWords([...run])) {
    if (isWord) {
      words.push(text);
      continue;
    }
    let loose = '';
    for (const word of generalWords(text)) {
      if ([...word].length === 1) {
        loose += word;
        continue;
      }
      if (loose !== '') words.push(loose);
      loose = '';
      words.push(word);
    }
    if (loose !== '') words.push(loose);
  }
  return words;
}
