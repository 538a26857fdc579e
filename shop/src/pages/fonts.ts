/** The shop's fonts for pages that are made without the storefront, from the files of the client build. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../root.ts'

const ASSETS = join(ROOT, 'storefront/dist/client/assets')
const FAMILIES = { 'Brygada 1918': 'brygada', 'Golos Text': 'golos' } as const
const RANGES = {
  latin: 'U+0000-00FF,U+2000-206F',
  'latin-ext': 'U+0100-024F',
  cyrillic: 'U+0400-045F,U+2116',
} as const

/**
 * The @font-face rules of a stylesheet. They are empty while the storefront has not been built, and the system's fonts
 * are used.
 */
export function fontFaces(): string {
  const files = existsSync(ASSETS) ? readdirSync(ASSETS) : []
  return Object.entries(FAMILIES)
    .flatMap(([family, file]) =>
      Object.entries(RANGES).map(([script, range]) => {
        const name = files.find((one) => one.endsWith('.woff2') && scriptOf(one, file) === script)
        return name
          ? `@font-face{font-family:"${family}";font-weight:400 700;font-display:swap;src:url(/assets/${name}) format("woff2");unicode-range:${range}}`
          : ''
      }),
    )
    .join('')
}

/**
 * The script that a font's file is for, such as `latin-ext` of `brygada-latin-ext-Ab3.woff2`; undefined for italics and
 * other fonts.
 */
function scriptOf(name: string, file: string): string | undefined {
  if (!name.startsWith(`${file}-`) || name.includes('-italic')) return undefined
  return /^(latin-ext|latin|cyrillic)-/.exec(name.slice(file.length + 1))?.[1]
}
