/**
 * Writes `.env.example` and the tables of variables in the guides from `shop/src/config/variables.ts`. With `--check` it
 * writes nothing and fails when the files would change.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format } from 'oxfmt'
import { PAYMENT_VARIABLES } from '@semena/commerce/settings'
import { ROOT } from '../root.ts'
import { type Variable, VARIABLES } from '../config/variables.ts'

const HEAD = `# The variables of the shop, each with its default. None is needed. Written by npm run generate.
# npm run dev reads them from a file named .env beside this one. npm start takes them from the environment.
`
const TITLES: Readonly<Record<string, string>> = {
  shop: 'The shop',
  media: 'Pictures and files in a bucket',
  cdn: 'Pages kept in front of the shop',
  ...Object.fromEntries(Object.entries(PAYMENT_VARIABLES).map(([name, { title }]) => [name, title])),
}
const GUIDES: Readonly<Record<string, readonly string[]>> = {
  'docs/guides/running.md': ['shop'],
  'docs/guides/traffic.md': ['media', 'cdn'],
  'docs/guides/payments.md': Object.keys(PAYMENT_VARIABLES),
}
const variablesOf = (group: string): [string, Variable][] => Object.entries(VARIABLES[group]!)

/** Whether a shell takes the value as it is, without quotes. */
const isPlain = (text: string): boolean => /^[\w.,:-]+$/.test(text)
const plainText = (markdown: string): string => markdown.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll('`', '')

function example(group: string): string {
  const lines = variablesOf(group).map(([name, { does, default: value }]) => {
    const words = `# ${plainText(does)}${value && !isPlain(value) ? ` (default: ${plainText(value)})` : ''}`
    return `${words}\n# ${name}=${value && isPlain(value) ? value : ''}\n`
  })
  return [`# ${TITLES[group]!}\n`, ...lines].join('\n')
}

function table(group: string): string {
  const rows = variablesOf(group).map(
    ([name, { does, default: value }]) => `| \`${name}\` | ${value ?? '–'} | ${does} |`,
  )
  return ['| variable | default | what it does |', '| --- | --- | --- |', ...rows].join('\n')
}

/** The guide's text with new contents between its marks. */
function guide(file: string, groups: readonly string[]): string {
  let text = readFileSync(join(ROOT, file), 'utf8')
  for (const group of groups) {
    const marks = new RegExp(`(<!-- variables: ${group} -->\n).*?(<!-- /variables -->)`, 's')
    if (!marks.test(text)) throw new Error(`${file} has no marks for the variables of ${group}`)
    text = text.replace(marks, (_all, begin: string, end: string) => `${begin}\n${table(group)}\n\n${end}`)
  }
  return text
}

const groups = Object.keys(VARIABLES)
const written: Record<string, string> = { '.env.example': [HEAD, ...groups.map(example)].join('\n') }
for (const [file, parts] of Object.entries(GUIDES))
  written[file] = (await format(file, guide(file, parts), { printWidth: 120 })).code

const stale = Object.entries(written).filter(([file, text]) => textOf(file) !== text)
if (process.argv.includes('--check')) {
  for (const [file] of stale)
    console.error(`${file} says something else than shop/src/config/variables.ts; run npm run generate`)
  process.exitCode = stale.length > 0 ? 1 : 0
} else for (const [file, text] of stale) writeFileSync(join(ROOT, file), text)

function textOf(file: string): string | undefined {
  return existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8') : undefined
}
