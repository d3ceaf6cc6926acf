import { expect, it } from 'vitest';
import { readable } from './html.ts';

it('takes a name in a title or in data of a script for no content', () => {
  const html =
    '<head><title>Wire</title></head><body class="a"><script>var a = "Wire"</script><p>Cable</p></body>';
  expect(readable(html)).toBe('<p>Cable</p>');
});
