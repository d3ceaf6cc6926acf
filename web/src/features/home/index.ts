export { CategoryStrip } from './category-strip';
export { Counters } from './counters';
export { Hero } from './hero';
export { Ways } from './ways';
