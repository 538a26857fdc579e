/** Paraglide makes its plural rules anew for each message; making them is a hundred times dearer than asking them. */
import type { Plugin } from 'vite'

const MADE = 'new Intl.PluralRules(locale, options)'

export const keptPlurals = (): Plugin => ({
  name: 'semena:kept-plurals',
  transform(code, id) {
    if (!id.endsWith('/paraglide/registry.js')) return null
    if (!code.includes(MADE))
      throw new Error('Paraglide makes its plural rules otherwise now: see build/kept-plurals.ts')
    return {
      code: `const rules = {}\n${code.replace(MADE, '(rules[locale] ??= new Intl.PluralRules(locale))')}`,
      map: null,
    }
  },
})
