/** What kind of device a session is on, as far as the device said. */

export interface Device {
  /** Name of the browser or program, such as `Firefox`; null where it is not known. */
  browser: string | null
  /** Name of the system it runs on, such as `Windows`; null where it is not known. */
  system: string | null
}

/** Most browsers also call themselves by the name of another one, so the special ones come first. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPiOS|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\bDuckDuckGo\//, 'DuckDuckGo'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/ Safari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]
/** Programs that are no browser give their name and version: `curl/8.5.0`. */
const PROGRAM = /^(?!Mozilla\/)([A-Za-z][\w .-]{0,39}?)\/[\w.-]+/

/** Reads browser and system from a user agent. */
export function deviceOf(userAgent: string): Device {
  const named = (names: typeof BROWSERS): string | null =>
    names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null
  return { browser: named(BROWSERS) ?? PROGRAM.exec(userAgent)?.[1] ?? null, system: named(SYSTEMS) }
}
