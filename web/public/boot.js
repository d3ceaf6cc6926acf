// Runs before the first paint: theme and language of the document, so that neither flashes.
(function () {
  var root = document.documentElement;
  var read = function (key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // private mode: the defaults do
    }
  };
  var theme = read('theme');
  var dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.classList.add(dark ? 'dark' : 'light');
  root.style.colorScheme = dark ? 'dark' : 'light';
  var cookie = /(?:^|; )lang=([^;]*)/.exec(document.cookie);
  var lang = read('lang') || (cookie && cookie[1]);
  root.lang = !lang || lang === 'ZH' ? 'zh-CN' : 'en';
})();
