// Runs before the first paint: theme and language of the document, and who is signed in, so that nothing flashes.
(function () {
  var root = document.documentElement;
  // Somebody may go back before the page's code is here: then the page on the screen is of another address.
  window.servedAddress = location.pathname + location.search;
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
  var asked = /[?&]lang=([^&]*)/.exec(location.search);
  var lang = (asked && asked[1].toUpperCase()) || read('lang') || (cookie && cookie[1]);
  // Where nobody has chosen, the page stays in the language in which it came: that of the browser's settings.
  if (lang) root.lang = lang === 'ZH' ? 'zh-CN' : 'en';

  // A page comes as a guest gets it: parts that stand ready for others are shown by this (features/identity/for-role.tsx).
  var identity = read('userIdentity');
  if (identity === 'visitor') root.dataset.role = 'visitor';
  if (identity === 'zs') root.dataset.role = 'exhibitor';

  // A page with content can be used before its code is here: what is pressed is kept until then (early-use.ts).
  var pressed = [];
  var keep = function (event) {
    var button = event.target.closest && event.target.closest('#root button, #root form');
    if (!button || (event.type === 'click' && button.tagName === 'FORM')) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type === 'click' || !event.submitter) pressed.push(button);
  };
  document.addEventListener('click', keep, true);
  document.addEventListener('submit', keep, true);
  window.earlyUse = function () {
    document.removeEventListener('click', keep, true);
    document.removeEventListener('submit', keep, true);
    return pressed;
  };
})();
