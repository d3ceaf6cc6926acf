import { EXHIBITOR_PAPERS } from './exhibitor-papers.ts';
import { NEWSLETTERS } from './newsletters.ts';
import { renderPaper } from './render.ts';
import { SERVICE_PAPERS } from './service-papers.ts';
import { VISITOR_PAPERS } from './visitor-papers.ts';

const papers = new Map(
  [...VISITOR_PAPERS, ...EXHIBITOR_PAPERS, ...SERVICE_PAPERS, ...NEWSLETTERS].map((paper) => [
    paper.slug,
    paper,
  ]),
);

/** A document of the demo edition by the name of its file, like `visitor-guide-cn.html`; null where there is none. */
export function drawDocument(name: string): string | null {
  const match = /^([a-z0-9-]{1,60})-(cn|en)\.html$/.exec(name);
  const paper = papers.get(match?.[1] ?? '');
  return paper ? renderPaper(paper, match?.[2] === 'en' ? 'en' : 'cn') : null;
}
