/** The rules, decisions and files that code and documents cite exist, and every decision begins alike. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

const files = globSync(
  '{*.md,{docs,contract,ui,commerce,storefront,desk,shop,tests,tools}/**/*.{ts,tsx,mjs,css,md,graphql,sql}}',
  {
    cwd: root,
  },
)
  .filter((path) => !/node_modules|\/dist\/|\.generated\.|\/paraglide\/|routeTree\.gen/.test(path))
  .filter((path) => path !== relative(root, import.meta.filename))
const texts = new Map(files.map((path) => [path, read(path)]))
const documents = files.filter((path) => /^\w+\.md$/.test(path) || path.startsWith('docs/'))

/** Every match of the pattern's first group, with the path of its file. */
const cited = (pattern: RegExp, among: Iterable<string> = files): { path: string; found: string }[] =>
  [...among].flatMap((path) => [...texts.get(path)!.matchAll(pattern)].map(([, found]) => ({ path, found: found! })))
const told = ({ path, found }: { path: string; found: string }): string => `${path}: ${found}`

/** The anchors of a document: those written as `<a id>`, and its headings as GitHub names them. */
function anchorsOf(text: string): string[] {
  const own = [...text.matchAll(/<a id="([^"]+)"><\/a>/g)].map(([, id]) => id!)
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
  return [...own, ...headings]
}

describe('a rule', () => {
  const anchors = anchorsOf(texts.get('docs/rules.md')!)
  it('has an anchor of its own', () => {
    expect(anchors.length).toBeGreaterThan(60)
    expect(anchors.filter((anchor, i) => anchors.indexOf(anchor) !== i)).toEqual([])
  })
  it('that is cited stands in docs/rules.md', () => {
    const rules = cited(/\brules\.md#([\w-]+)/g)
    expect(rules.length).toBeGreaterThan(60)
    expect(rules.filter(({ found }) => !anchors.includes(found)).map(told)).toEqual([])
  })
  it('is cited by its anchor, never by a paper that is not in the repository', () => {
    expect(cited(/(?<![%\w])(D\d{1,2})\b/g).map(told)).toEqual([])
    expect(cited(/^(.*\bspecification\b.*)$/gim).filter(({ found }) => !/multipart/.test(found))).toEqual([])
  })
})

describe('a decision', () => {
  const decisions = documents.filter((path) => /^docs\/decisions\/\d{4}-[\w-]+\.md$/.test(path)).sort()
  const numberOf = (path: string): string => /\/(\d{4})-/.exec(path)![1]!
  const archived = documents.filter((path) => path.startsWith('docs/decisions/archive/'))
  const numbers = [...decisions, ...archived].map(numberOf)
  it('has a number of its own', () => {
    expect(decisions.length).toBeGreaterThan(20)
    expect(numbers.filter((number, i) => numbers.indexOf(number) !== i)).toEqual([])
  })
  it('that is cited is there, and its number has four digits', () => {
    const by = cited(/\bdecisions? (\d+)\b/gi)
    expect(by.length).toBeGreaterThan(20)
    expect(by.filter(({ found }) => !numbers.includes(found)).map(told)).toEqual([])
  })
  it.each([...decisions, ...archived])('%s has title, status, date and four parts', (path) => {
    const text = texts.get(path)!
    const [, number, status] =
      /^# (\d{4}): \S.*\n\n- Status: (accepted|superseded by \d{4})\n- Date: \d{4}-\d\d-\d\d\n\n## Context\n/.exec(
        text,
      ) ?? []
    expect({ number, status: status !== undefined }).toEqual({ number: numberOf(path), status: true })
    expect(numbers).toContain(/superseded by (\d{4})/.exec(status!)?.[1] ?? number)
    const parts = [...text.matchAll(/^## (.+)\n\n(.?)/gm)].map(([, name, first]) => (first ? name : `${name}, empty`))
    expect(parts).toEqual(['Context', 'Decision', 'Alternatives considered', 'Consequences'])
  })
  it('is accepted where it stands, and superseded in the archive', () => {
    const isAccepted = (path: string): boolean => texts.get(path)!.includes('\n- Status: accepted\n')
    expect(decisions.filter((path) => !isAccepted(path))).toEqual([])
    expect(archived.filter(isAccepted)).toEqual([])
  })
  it('is cited by its page, not by one of the archive', () => {
    const old = new Set(archived.map(numberOf))
    const outside = files.filter((path) => !/^docs\/decisions\/|^tools\/bench\/results\/|^CHANGELOG/.test(path))
    expect(
      cited(/\bdecisions? (\d{4})\b/gi, outside)
        .filter(({ found }) => old.has(found))
        .map(told),
    ).toEqual([])
  })
  it('stands in the table with its title and status', () => {
    const rows = [
      ...texts.get('docs/decisions/README.md')!.matchAll(/^\| \[(\d{4})\]\(([^)]+)\) +\| (.+?) +\| (.+?) +\|/gm),
    ]
    const expected = decisions.map((path) => {
      const text = texts.get(path)!
      return [
        numberOf(path),
        path.slice('docs/decisions/'.length),
        /: (.+)/.exec(text)![1],
        /Status: (.+)/.exec(text)![1],
      ]
    })
    expect(rows.map((row) => row.slice(1))).toEqual(expected)
  })
})

it('leads from one document only to what is there', () => {
  const dead = cited(/(?:\]\(|src=")(?!\w+:)([^)\s"]+)[)"]/g, documents).filter(({ path, found }) => {
    const [file, anchor] = found.split('#') as [string, string | undefined]
    const target = file ? normalize(join(dirname(path), file)) : path
    if (!existsSync(join(root, target))) return true
    return anchor !== undefined && !anchorsOf(texts.get(target) ?? '').includes(anchor)
  })
  expect(dead.map(told)).toEqual([])
})

describe('a file that is cited by its path', () => {
  /** Paths may begin within a package, such as `domain/order/notes.ts`, and stand in backquotes. */
  const paths = cited(/(?<=`)([\w.-]+(?:\/[\w.-]+)+\.(?:tsx?|mjs|css|csv|graphql|md|sh))(?=`)/g)
    .filter(({ path }) => path !== 'CHANGELOG.md')
    // In the storefront's README `x` stands for a name of one's own; files of Saleor's are elsewhere.
    .filter(({ found }) => !/(?:^|\/)x[./]|^saleor\//.test(found))
  const there = [...files, ...globSync('{commerce/src/demo/data,deploy}/**/*', { cwd: root })]
  const isThere = (found: string): boolean =>
    existsSync(join(root, found)) || there.some((path) => path.endsWith(`/${found}`))

  it('is there', () => {
    expect(paths.length).toBeGreaterThan(150)
    expect(paths.filter(({ found }) => !isThere(found)).map(told)).toEqual([])
  })
})
