/**
 * Keeps the key of GraphiQL's headers for all its tabs, also after a reload: GraphiQL itself keeps headers per tab and would store them with
 * the documents. A key that the server refuses is forgotten, and so is one when the button is pressed. A value with angle brackets is a
 * placeholder of an example.
 */
export const KEEP_KEY = `<button id="kept-key" type="button" hidden style="position:fixed;bottom:8px;left:72px;z-index:9;padding:4px 10px;border:1px solid #888;border-radius:6px;background:#fff;color:#222;font:13px sans-serif;cursor:pointer">Forget the key of all tabs</button>
<script>
(() => {
  const NAME = 'muster:authorization';
  const button = document.getElementById('kept-key');
  const read = () => {
    try {
      return localStorage.getItem(NAME);
    } catch {
      return null; // A browser that stores nothing sends each tab's own headers.
    }
  };
  const keep = (value) => {
    try {
      if (value) localStorage.setItem(NAME, value);
      else localStorage.removeItem(NAME);
    } catch {}
    show();
  };
  const show = () => {
    button.hidden = !read();
  };
  const send = window.fetch.bind(window);
  window.fetch = async (address, options = {}) => {
    const headers = new Headers(options.headers);
    const written = headers.get('authorization') ?? '';
    const own = written && !written.includes('<') ? written : null;
    const used = own ?? read();
    if (used) headers.set('authorization', used);
    const answer = await send(address, { ...options, headers });
    if (answer.status !== 401) {
      if (own) keep(own);
    } else if (used && used === read()) keep(null);
    return answer;
  };
  button.addEventListener('click', () => keep(null));
  addEventListener('storage', show);
  show();
})();
</script>`;
