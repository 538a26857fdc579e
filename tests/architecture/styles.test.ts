/** Styles lie beside the component they belong to, and class names say where they are (decision 0029). */
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
/** The primitives of every app. */
const UI = 'ui/src'
/** Apps with sheets of their own. The one stylesheet of each imports them, and those of the primitives. */
const APPS = ['storefront/src', 'desk/src']
const MOST_LINES = 300
/** Folders of styles for whole pages, which name few classes. */
const GENERAL = /^[^/]+\/src\/styles\//

const textOf = (path: string): string => readFileSync(join(root, path), 'utf8')
const found = (folder: string, pattern: string): string[] =>
  globSync(`${folder}/${pattern}`, { cwd: root }).map((path) => path.replaceAll('\\', '/'))
const sheetsIn = (folder: string): string[] =>
  found(folder, '**/*.css').filter((path) => path !== `${folder}/styles.css`)
/** The sheets that an app's one stylesheet imports. */
const importedBy = (app: string): string[] =>
  [...textOf(`${app}/styles.css`).matchAll(/@import '(\.|@semena\/ui)\/([^']+)'/g)].map(
    ([, from, path]) => `${from === '.' ? app : UI}/${path!}`,
  )
const componentsIn = (folder: string): string[] =>
  found(folder, '**/*.{ts,tsx}').filter((path) => !/\.test\.|\.generated\.|paraglide\/|routeTree\.gen/.test(path))

/** Every single selector of a stylesheet, except the steps of animations. */
function selectorsOf(path: string): string[] {
  const css = textOf(path)
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/url\("[^"]*"\)/g, '')
  return [...css.matchAll(/([^{};]+)\{/g)]
    .map(([, before]) => before!.trim())
    .filter((before) => !before.startsWith('@') && !/^(?:from|to|[\d.]+%)$/.test(before))
    .flatMap((list) => list.split(/,(?![^(]*\))/).map((one) => one.trim()))
}
/** A selector in which what its pseudo-classes ask is left out, but for `:is()`. */
function plainOf(selector: string): string {
  let [plain, depth] = ['', 0]
  for (const char of selector.replace(/:is\(([^()]*)\)/g, (_, list: string) => list.split(',')[0]!.trim())) {
    if (char === ')') depth--
    if (depth === 0) plain += char
    if (char === '(') depth++
  }
  return plain
}
const classesIn = (selector: string): string[] =>
  [...selector.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name]) => name!)

/**
 * The texts in quotation marks and the fixed parts of templates. Texts that a value is compared with are no classes and
 * are left out.
 */
function stringsIn(code: string): string[] {
  const plain = [...code.matchAll(/([!=]== )?(['"])([^'"\n]*)\2(?= ([!=]==)?)?/g)].flatMap(
    ([, before, , text, after]) => (before || after ? [] : [text!]),
  )
  const templates = [...code.matchAll(/`([^`]*)`/g)].flatMap(([, text]) => text!.split(/\$\{[^}]*\}/))
  return [...plain, ...templates]
}

/** The code after each `className=`, `className:` or default of `className`, up to its end. */
function* classCode(code: string): Generator<string> {
  for (const { index, 0: start } of code.matchAll(/\bclassName(?:=|: | = )(?=["'`{b])/g)) {
    const from = index + start.length
    if (code[from] !== '{') {
      yield code.slice(from, code.indexOf(code[from] === 'b' ? ')' : code[from]!, from + 1) + 1)
      continue
    }
    let depth = 0
    let at = from
    do {
      if (code[at] === '{') depth++
      if (code[at] === '}') depth--
      at++
    } while (depth > 0)
    yield code.slice(from, at)
  }
}
/** The code without `look: …` in calls of `buttonClass`, because looks are not class names. */
const withoutLooks = (code: string): string => code.replace(/look: [^,}]*/g, '')

describe.each([UI, ...APPS])('styles of %s', (room) => {
  const own = sheetsIn(room)
  const imported = room === UI ? [] : importedBy(room)
  const components = componentsIn(room)
  /** Those the room may lean on: its own, and of the primitives what it imports. */
  const known = [...new Set([...own, ...imported])]
  const named = known.filter((path) => !GENERAL.test(path))
  const sheets = new Map(named.map((path) => [basename(path, '.css'), path]))
  const ownSheets = [...sheets].filter(([, path]) => own.includes(path))
  const declared = new Set(known.flatMap((path) => selectorsOf(path).flatMap(classesIn)))

  /** The stylesheet with the longest name that the class name begins with. */
  const homeOf = (name: string): string | undefined =>
    [...sheets.keys()]
      .filter((sheet) => name === sheet || name.startsWith(`${sheet}-`))
      .sort((a, b) => b.length - a.length)[0]

  it('lie in sheets of names that nobody else has', () => {
    expect([...sheets.values()].sort()).toEqual(named.sort())
  })

  it('are all in the one stylesheet, each once; those of the primitives in that of some app', () => {
    const lists = (room === UI ? APPS : [room]).map(importedBy)
    expect(own.filter((path) => !lists.some((list) => list.includes(path)))).toEqual([])
    expect(lists.flatMap((list) => list.filter((path, i) => list.indexOf(path) !== i))).toEqual([])
  })

  it('lie in the folder of a component that uses them; those of the primitives are for everybody', () => {
    const far = ownSheets.filter(
      ([name, path]) =>
        room !== UI &&
        !components.some(
          (file) => dirname(file).startsWith(dirname(path)) && new RegExp(`\\b${name}\\b`).test(textOf(file)),
        ),
    )
    expect(far).toEqual([])
  })

  it.each(own)('%s opens with a sentence and stays short', (path) => {
    const text = textOf(path)
    expect(text).toMatch(/^\/\* [A-Z][^]*?\.(?: [^*]*)? \*\//)
    expect(text.split('\n').length).toBeLessThanOrEqual(MOST_LINES + 1)
  })

  // Else, on a phone, a press that may change what a `:has()` finds has the browser work out the style of the whole page anew.
  it.runIf(room !== 'desk/src')(
    'rules with `:has()` name by a class, an attribute or an element what they are for',
    () => {
      const wide = own.flatMap(selectorsOf).filter((selector) => {
        const parts = plainOf(selector).split(/[ >~+]+/)
        const last = parts.pop()!
        return selector.includes(':has(') && parts.some((part) => part.includes('(')) && !/^[a-z]|[.#[]/.test(last)
      })
      expect(wide).toEqual([])
    },
  )

  it.each(ownSheets)('every rule of %s is about a class that begins with that name', (name, path) => {
    const foreign = selectorsOf(path).filter((selector) => !classesIn(selector).some((one) => homeOf(one) === name))
    expect(foreign).toEqual(name === 'print' ? ['header', 'footer', ':root', ':root[data-theme]'] : [])
  })

  it('are declared for every class that a component names', () => {
    const unknown = components.flatMap((path) =>
      [...classCode(textOf(path))]
        .flatMap((code) => stringsIn(withoutLooks(code)))
        .flatMap((text) => text.split(/\s+/))
        .filter((name) => name && !name.endsWith('--') && !declared.has(name))
        .map((name) => `${path}: ${name}`),
    )
    expect(unknown).toEqual([])
  })

  it('are declared for every class that a script looks for', () => {
    const lookedFor = components.flatMap((path) =>
      [...textOf(path).matchAll(/\b(?:closest|matches|querySelector(?:All)?)(?:<\w+>)?\(\\?(['"`])(.*?)\1/g)].flatMap(
        ([, , selector]) => classesIn(selector!).map((name) => `${path}: ${name}`),
      ),
    )
    expect(lookedFor.length > 0 || room !== APPS[0]).toBe(true)
    expect(lookedFor.filter((one) => !declared.has(one.split(': ')[1]!))).toEqual([])
  })

  it('are used by a component, every class; those of the primitives in some app', () => {
    const users = [UI, ...(room === UI ? APPS : [room])].flatMap(componentsIn)
    const words = new Set(users.flatMap((path) => stringsIn(textOf(path)).flatMap((text) => text.split(/\s+/))))
    const classes = new Set(own.flatMap((path) => selectorsOf(path).flatMap(classesIn)))
    const unused = [...classes].filter((name) => !words.has(name) && !words.has(name.replace(/--[a-z]+$/, '--')))
    expect(unused).toEqual([])
  })
})

it('styles of whole pages name no class', () => {
  const classes = [UI, ...APPS]
    .flatMap(sheetsIn)
    .filter((path) => GENERAL.test(path))
    .flatMap((path) => selectorsOf(path).filter((selector) => classesIn(selector).length > 0))
  expect(classes).toEqual([])
})

describe('colours', () => {
  /** The looks to begin with, a border of one sheet, and the colour of a picker without one. */
  const OWN = ['contract/src/look.ts', 'ui/src/toast.css', 'desk/src/features/products/catalogue/attribute-page.tsx']

  it('stand in the tokens alone', () => {
    const files = globSync('{contract,commerce,shop,storefront,desk,ui}/**/*.{ts,tsx,css}', {
      cwd: root,
      exclude: ['**/node_modules/**', '**/dist/**', '**/testing/**', '**/demo/**'],
    }).map((path) => path.replaceAll('\\', '/'))
    const painted = files.filter(
      (path) => !/\.test\.|\.generated\./.test(path) && /(?<![`&])#[\da-f]{6}\b/i.test(textOf(path)),
    )
    expect(painted.toSorted()).toEqual(['ui/src/styles/tokens.css', ...OWN].toSorted())
  })
})
