/** A statement in the vocabulary of schema.org; undefined members are left out. */
export type Statement = Record<string, unknown> & { '@type': string };

/** Tells machines what a page is about (schema.org as JSON-LD). It is data: nothing of it is executed. */
export function StructuredData({ about }: { about: Statement }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...about }).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
