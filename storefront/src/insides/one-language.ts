/**
 * Gives browsers the messages of the page's language only. Paraglide puts every language of a message into one
 * function. This plugin makes each function of the client build read from a table, and each language's table a file of
 * its own, which `src/client.tsx` loads before hydration. The server keeps Paraglide's functions as they are.
 *
 * Leans on: Paraglide writes one file for each message, with one `const` for each language, named by language and file,
 * and one export; the only thing of its runtime that a message asks for is the language.
 * Gain: with every page come 3 to 4 kB of messages (brotli) instead of the 10.5 kB of three languages.
 * May go: when Paraglide (or another compiler of messages) builds one file for each language itself.
 * When it changes: the build fails.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const MESSAGE = /\/paraglide\/messages\/(?!_index)([^/]+)\.js$/
const TABLE = 'virtual:messages'
const RUNTIME = /\/paraglide\/runtime\.js$/
const LANGUAGE = /^virtual:messages\/(\w+)$/
/**
 * Messages that every page may need, including the titles of all pages. Others stay with their pages, in all languages.
 */
const EVERYWHERE =
  /^(?:(?:site|home|catalog|errors|favourites|content|ui|platform)_|basket_(?:add|add_named|added_go|adding|gone_new|sold_out)$|newsletter_lead$)/

const TITLE_OF = /^(?:auth|basket|checkout|payment|newsletter)_/
const isEverywhere = (name: string): boolean =>
  EVERYWHERE.test(name) || (TITLE_OF.test(name) && name.endsWith('_title'))

export function oneLanguage(messages: string): Plugin {
  let building = false
  const taken = { runtime: false, messages: 0 }
  /** The names of these messages; a message's index here is its index in the table. */
  const order = (): string[] =>
    readdirSync(messages)
      .filter((file) => file.endsWith('.js') && file !== '_index.js')
      .map((file) => file.slice(0, -3))
      .filter((name) => isEverywhere(name))
      .toSorted()
  return {
    name: 'semena:one-language',
    enforce: 'post',
    configResolved: ({ command }) => {
      building = command === 'build'
    },
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id) => (id === TABLE || LANGUAGE.test(id) ? `\0${id}` : null),
    load(id) {
      // Browsers need only the language from Paraglide's runtime, and that stands in the page.
      if (building && RUNTIME.test(id)) {
        taken.runtime = true
        return 'export const getLocale = () => document.documentElement.lang\nexport const experimentalStaticLocale = undefined'
      }
      if (id === `\0${TABLE}`) return 'export let table = []\nexport const fill = (messages) => { table = messages }'
      const language = LANGUAGE.exec(id.slice(1))?.[1]
      if (!id.startsWith('\0') || !language) return null
      if (!building) return 'export const messages = []'
      const parts = order().map((name) =>
        ofOneLanguage(
          readFileSync(join(messages, `${name}.js`), 'utf8'),
          language,
          (code) => this.parse(code) as unknown as Program,
        ),
      )
      return [
        `import * as registry from ${JSON.stringify(join(messages, '../registry.js'))}`,
        ...parts.map(({ code }) => code),
        `export const messages = [${parts.map(({ entry }) => entry).join(', ')}]`,
      ].join('\n')
    },
    transform(code, id) {
      const file = MESSAGE.exec(id)?.[1]
      if (!building || !file || !isEverywhere(file)) return null
      const names = exportsOf(this.parse(code) as unknown as Program)
      taken.messages++
      return {
        code: [
          `import { table } from '${TABLE}'`,
          ...names.map((name) => {
            const place = order().indexOf(name)
            if (place < 0) throw new Error(`the message ${name} has no place in the table`)
            return `export const ${name} = (inputs) => table[${place}](inputs)`
          }),
        ].join('\n'),
        map: null,
      }
    },
    generateBundle() {
      // Whatever was not found would be sent unchanged, in all languages.
      if (building && (!taken.runtime || taken.messages === 0))
        throw new Error('Paraglide writes other files now: see src/insides/one-language.ts')
    },
  }
}

interface Program {
  body: {
    type: string
    start: number
    end: number
    declaration?: Declaration | null
    declarations?: { id: { name: string } }[]
  }[]
}
interface Declaration {
  declarations?: { id: { name: string } }[]
}

const exportsOf = ({ body }: Program): string[] =>
  body.flatMap((node) =>
    node.type === 'ExportNamedDeclaration' ? (node.declaration?.declarations ?? []).map(({ id }) => id.name) : [],
  )

/** The function of one language out of a message's file, and its name for the table. Throws where there is none. */
export function ofOneLanguage(
  code: string,
  language: string,
  parse: (code: string) => Program,
): { code: string; entry: string } {
  const program = parse(code)
  const [name] = exportsOf(program)
  const own = program.body.find(
    (node) => node.type === 'VariableDeclaration' && node.declarations?.[0]?.id.name === `${language}_${name}`,
  )
  if (!name || !own) throw new Error(`a message has no text in ${language}: ${code.slice(0, 200)}`)
  return { code: code.slice(own.start, own.end), entry: `${language}_${name}` }
}
