// The bundled engine in a page of a headless browser, which gets the module and the files from a server of its own.
import { createServer } from 'node:http';
import { hasBrowser, openBrowser } from '../../test/pages/browser.ts';
import { measuredEngine } from './measured.mjs';
import { replayingEngine } from './replayed.mjs';

/** @typedef {Readonly<Record<'engine' | 'builder', { readonly code: string, readonly module: string }>>} Bundles */

const PAGE = '<!doctype html><title>The engine</title><link rel="icon" href="data:,">';

/** Null if no browser is installed. @param {Bundles} bundles @param {import('./files-of-release.mjs').Files} files */
export async function openEngineInBrowser({ engine, builder }, files) {
  if (!hasBrowser) return null;
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/') response.setHeader('content-type', 'text/html').end(PAGE);
    else if (pathname === '/engine.js') response.setHeader('content-type', 'text/javascript').end(engine.code);
    else if (pathname === '/builder.js') response.setHeader('content-type', 'text/javascript').end(builder.code);
    else
      files.file({ label: searchParams.get('label') ?? '', faction: searchParams.get('faction') }).then(
        (file) => response.end(file),
        (error) => response.writeHead(404).end(String(error)),
      );
  });
  await new Promise((resolve) => void server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const { page, complaints, close } = await openBrowser({ width: 800, colorScheme: 'light' });

  const open = async () => {
    await page.goto(`http://127.0.0.1:${address.port}/`);
    await page.evaluate(`(async () => {
      const engine = await import('/engine.js');
      const bytesOf = async (label, faction) => {
        const query = new URLSearchParams({ label, ...(faction === null ? {} : { faction }) });
        const answer = await fetch('/file?' + query);
        if (!answer.ok) throw new Error(await answer.text());
        return new Uint8Array(await answer.arrayBuffer());
      };
      globalThis.measured = (${measuredEngine.toString()})(engine, bytesOf);
      globalThis.replay = (${replayingEngine.toString()})(await import('/builder.js'), bytesOf);
    })()`);
  };
  await open();
  return {
    /** @type {ReturnType<typeof measuredEngine>['check']} */
    async check(subject, options) {
      const sent = subject.kind === 'file' ? { ...subject, bytes: Buffer.from(subject.bytes).toString('base64') } : subject;
      return page.evaluate(`(async ([sent, options]) => {
        const subject = sent.kind === 'file' ? { ...sent, bytes: Uint8Array.from(atob(sent.bytes), (one) => one.charCodeAt(0)) } : sent;
        return globalThis.measured.check(subject, options);
      })(${JSON.stringify([sent, options])})`);
    },
    /** @type {ReturnType<typeof replayingEngine>} */
    replay: async (drawn) => page.evaluate(`globalThis.replay(${JSON.stringify(drawn)})`),
    forget: open,
    async close() {
      await close();
      server.close();
      server.closeAllConnections();
      if (complaints.length > 0) throw new Error(`The browser complains: ${complaints.slice(0, 5).join('; ')}`);
    },
  };
}
