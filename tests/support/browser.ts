/** A real Chromium for what is measured or looked at outside of Playwright's own runner. */
import { type Browser, type CDPSession, type Locator, type Page, chromium } from '@playwright/test'
import { ensureChromium } from './chromium.ts'

export type { Browser, CDPSession, Locator, Page }

/** Starts the Chromium of the browser tests. */
export function openBrowser(): Promise<Browser> {
  const executablePath = ensureChromium()
  return chromium.launch(executablePath ? { executablePath } : {})
}
