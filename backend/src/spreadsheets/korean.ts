/**
 * Syllables that names of Korean companies, people and places, and heads of lists, are made of. EUC-KR and GB2312 give
 * their characters the same bytes, so that only what the bytes say tells the two apart.
 */
const syllables = new Set(
  '가각간감강개거건결경계고공과관광교구국군권그금급기길김나남내네년노농능니다단담당대더덕도독동두드등디라락래량러레려력련로' +
    '록론료루류르름리린림마만매메면명모목무문물미민밀바박반발방배백번범법베변별병보복본볼부북분불브비사산상새생서석선설섬성' +
    '세소속손솔송수순스승시식신실심아안알암압애앤양어언엄업에엔엘여역연열영예오온올와완외요용우운울워원월위유육율은을음응의이' +
    '인일임입자작장재저적전절점정제조종주중즈지직진집차창채처천철청체초총최추축출충치카케코크키타태택터테텍토통투트특티파판팔' +
    '패퍼페편평포폴표품프플피필하학한합해행향현협형호홀홍화확환황회획효후훈휴흥희히코룸센랜넷컴텔맥셀닉빌탑밸링팅닝징' +
    '삼쌍염웅빛씨썬익팜펜콘콜퍼폰핀컨캐젠숙옥윤준찬탄톤혁헌혜득든들갑검근균곡',
);

/** Whether it is one of them. */
export const isKoreanSyllable = (character: string): boolean => syllables.has(character);
