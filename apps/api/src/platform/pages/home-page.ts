const DESK = `  <dt><a href="/admin">Administration</a></dt><dd>Releases, imports, names, accounts, events, jobs and the audit log.</dd>
`;

/** `isAdministrator`: whether the browser is signed in with the right to the desk. */
export const homePage = (isAdministrator: boolean): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Muster</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 40rem; margin: 4rem auto; padding: 0 1rem; color: #222; background: #fff }
  @media (prefers-color-scheme: dark) { body { color: #ddd; background: #181818 } a { color: #8ab4f8 } }
  dt { font-weight: 600; margin-top: 1rem } dd { margin: 0 } code { font-size: .95em }
</style>
<h1>Muster</h1>
<p>Checks army lists against dated game data: legal, illegal or needs review, with reasons.</p>
<dl>
  <dt><a href="/check">Check a list</a></dt><dd>Paste a list and read whether it is legal, and why.</dd>
  <dt><a href="/engine">Check while you type</a></dt><dd>The same in your browser, without sending the list, and without a network once loaded.</dd>
  <dt><a href="/builder">Build an army</a></dt><dd>In your browser, judged with every change, without an account and without a network once loaded.</dd>
  <dt><a href="/check/bulk">Check many</a></dt><dd>Upload the lists of an event and get a table.</dd>
${isAdministrator ? DESK : ''}  <dt><a href="/graphiql">GraphiQL</a></dt><dd>Try the API with example operations for players, app developers, organisers and administrators.</dd>
  <dt><code>POST /graphql</code></dt><dd>The API. Reading data and checking lists need neither an account nor a key.</dd>
  <dt><a href="/schema.graphql">schema.graphql</a></dt><dd>The schema, for code generators.</dd>
  <dt><a href="/health/ready">/health/ready</a>, <a href="/health/live">/health/live</a></dt><dd>For load balancers and supervisors.</dd>
</dl>
<p>Unofficial; not affiliated with the publisher of any game.</p>
</html>
`;

export const HOME_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
