export { CategoryStrip } from './category-strip';
export { Counters } from './counters';
export { Hero } from './hero';
export { HomeBannersDocument, HomeLogosDocument, HomeNewsDocument } from './home.generated';
export { readLogoTab } from './logos';
export { BannersPart, type HomeData, LogosPart, NewsPart } from './parts';
export { ShowStatement } from './show-statement';
export { Ways } from './ways';
