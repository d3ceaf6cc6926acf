/**
 * The header that makes a browser save a document under the name it came with (RFC 6266, RFC 5987). Its ending is
 * that of the proven type: a document called `x.exe` is saved as `x.exe.pdf`.
 */
export function attachment({ name, originalName }: { name: string; originalName: string }): string {
  const ending = name.slice(name.lastIndexOf('.'));
  const whole = originalName.toLowerCase().endsWith(ending) ? originalName : originalName + ending;
  const plain = whole.replace(/[^\w.\- ]/g, '_');
  const encoded = encodeURIComponent(whole).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
