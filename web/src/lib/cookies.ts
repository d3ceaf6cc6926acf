/** Value of a cookie in a `document.cookie` or `Cookie` header text. */
export function readCookie(cookies: string, name: string): string | null {
  for (const part of cookies.split(';')) {
    const [key, ...rest] = part.trim().split('=');
    if (key === name) return decodeURIComponent(rest.join('='));
  }
  return null;
}

const year = 60 * 60 * 24 * 365;

/** Readable by servers, so that they answer and render in the language of the visitor. */
export function languageCookie(lang: string): string {
  return `lang=${lang}; Path=/; Max-Age=${year}; SameSite=Lax`;
}
