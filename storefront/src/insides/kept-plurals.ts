/**
 * Paraglide creates its plural rules anew for each message; this plugin has them created once for each language.
 *
 * Leans on: the line of Paraglide's registry that makes them.
 * Gain: a plural takes 3 µs instead of 56 µs, each time one is written.
 * May go: when Paraglide caches the rules itself.
 * When it changes: the build fails.
 */
import type { Plugin } from 'vite'

const MADE = 'new Intl.PluralRules(locale, options)'

export const keptPlurals = (): Plugin => ({
  name: 'semena:kept-plurals',
  transform(code, id) {
    if (!id.endsWith('/paraglide/registry.js')) return null
    if (!code.includes(MADE))
      throw new Error('Paraglide makes its plural rules otherwise now: see src/insides/kept-plurals.ts')
    return {
      code: `const rules = {}\n${code.replace(MADE, '(rules[locale] ??= new Intl.PluralRules(locale))')}`,
      map: null,
    }
  },
})
