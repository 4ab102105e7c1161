import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext, type Page } from 'playwright-core';

const CHROMIUM = [process.env['CHROMIUM'], '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
  (file) => file !== undefined && existsSync(file),
);

/** Tests in a browser are skipped if none is installed. `CHROMIUM` sets its path. */
export const hasBrowser = CHROMIUM !== undefined;

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface View {
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
  readonly javaScriptEnabled?: boolean;
}

/** Opens a new browser with an empty profile. `complaints` collects console messages and requests to other hosts. */
export async function openBrowser({ width, colorScheme, javaScriptEnabled = true }: View): Promise<{
  readonly page: Page;
  readonly complaints: readonly string[];
  readonly close: () => Promise<void>;
}> {
  const profile = mkdtempSync(path.join(tmpdir(), 'muster-browser-'));
  const context: BrowserContext = await chromium.launchPersistentContext(profile, {
    ...(CHROMIUM === undefined ? {} : { executablePath: CHROMIUM }),
    args: QUIET,
    viewport: { width, height: 800 },
    colorScheme,
    javaScriptEnabled,
  });
  const complaints: string[] = [];
  const page = await context.newPage();
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (asked) => {
    if (!asked.url().startsWith('http://127.0.0.1:') && !asked.url().startsWith('data:')) complaints.push(asked.url());
  });
  const close = async (): Promise<void> => {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  };
  return { page, complaints, close };
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Accessibility violations that axe finds on the current page: rule and element. The page's content security policy does not apply to
 * `evaluate`.
 */
export async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const found = await axe.run();
    return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });
}

/** Number of pixels by which the page is wider than the window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { document, innerWidth } = globalThis as unknown as {
      document: { documentElement: { scrollWidth: number } };
      innerWidth: number;
    };
    return document.documentElement.scrollWidth - innerWidth;
  });
