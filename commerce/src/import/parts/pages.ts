/** pages/<slug>.md with its translations pages/<slug>.<language>.md. */
import { pageAttributeValues, pages as table } from '../../db/tables/content.ts'
import { type Assigned, readAssigned, writeAssigned } from '../assigned.ts'
import { readPageFile } from '../front-matter.ts'
import type { PageName } from '../folder.ts'
import { noWrite, type Part, type Reading, thingOf } from '../part.ts'
import type { Thing } from '../known.ts'
import type { SavedRow, TextChanges } from '../../db/statements/save.ts'
import { languageCode, Row } from '../row.ts'

const TEXTS = ['title', 'seoTitle', 'seoDescription']
const OWN = [...TEXTS, 'type', 'isPublished', 'publishedAt']
/** The text below a page's head, as a cell. */
const CONTENT = 'content'
const SLUG = /^[-\p{L}\p{N}_]{1,255}$/u

interface PagePlan extends Omit<SavedRow<typeof table>, 'id'> {
  thing: Thing
  type: string | undefined
  assigned: Assigned[]
}

interface Read {
  row: Row
  bodyLine: number
}

function readFile(r: Reading, { file, slug, language }: PageName): Read {
  const page = readPageFile(file, r.folder.text(file)!, r.problems)
  const cells = new Map([...page.cells, [CONTENT, page.body]])
  const row = new Row({ file, line: 1, cells, lines: page.lines }, r.problems)
  if (!SLUG.test(slug)) row.wrong('PAGE_NAME', null, { value: slug })
  for (const key of page.cells.keys()) {
    const known = language
      ? TEXTS.includes(key)
      : OWN.includes(key) ||
        key.startsWith('meta:') ||
        (key.startsWith('attr:') && r.known.attributes.has(key.slice(5)))
    if (!known) row.wrong(language ? 'UNKNOWN_IN_TRANSLATION' : 'UNKNOWN_KEY', key)
  }
  r.rows.pages = (r.rows.pages ?? 0) + 1
  return { row, bodyLine: page.bodyLine }
}

function readTranslations(files: readonly PageName[], read: ReadonlyMap<PageName, Read>): TextChanges | undefined {
  const changes: TextChanges = {}
  for (const name of files) {
    const { row, bodyLine } = read.get(name)!
    changes[languageCode(name.language!)!] = {
      content: row.blocks(CONTENT, bodyLine),
      ...Object.fromEntries(TEXTS.map((field) => [field, row.text(field)])),
    }
  }
  return files.length ? changes : undefined
}

export const pages: Part = async (r) => {
  const bySlug = Map.groupBy(r.folder.pages(), (p) => p.slug)
  if (bySlug.size === 0) return noWrite
  const isAlone = ([slug, files]: [string, readonly PageName[]]): boolean =>
    files.every((f) => f.language) && !r.known.pages.has(slug)
  const read = new Map(
    [...bySlug].flatMap((page) => (isAlone(page) ? [] : page[1].map((f) => [f, readFile(r, f)] as const))),
  )
  await r.markdown.readAhead(
    [...read.values()].map(({ row }) => row),
    (column) => column === CONTENT,
  )
  const plans = [...bySlug].flatMap((page): PagePlan[] => {
    const [slug, files] = page
    if (isAlone(page)) {
      r.problems.add(files[0]!.file, { line: 1 }, 'TRANSLATION_ALONE', { value: `pages/${slug}.md` })
      return []
    }
    const { thing, isNew } = thingOf(r.known.pages, slug, () => ({ type: undefined }))
    const base = files.find((f) => !f.language)
    const translations = readTranslations(
      files.filter((f) => f.language),
      read,
    )
    if (!base) return [{ thing, type: undefined, assigned: [], values: {}, translations, metadata: undefined }]
    const { row, bodyLine } = read.get(base)!
    row.needed('type', isNew)
    const type = row.ref('type', r.known.pageTypes, 'page type') ?? undefined
    thing.type = type ?? thing.type
    const isPublished = row.yesNo('isPublished', true)
    return [
      {
        thing,
        type,
        assigned: readAssigned(
          r,
          row,
          thing.type === undefined ? undefined : r.known.pageTypes.get(thing.type)?.own,
          thing.type ?? '',
        ),
        values: {
          slug,
          title: row.needed('title', isNew),
          content: row.blocks(CONTENT, bodyLine),
          isPublished,
          publishedAt: row.moment('publishedAt', r.zone) ?? (isNew && isPublished !== false ? r.now : undefined),
          seoTitle: row.text('seoTitle'),
          seoDescription: row.text('seoDescription'),
        },
        translations,
        metadata: row.metadata(),
      },
    ]
  })
  return async (w) => {
    const isNew = plans.map(({ thing }) => thing.id === undefined)
    await w.saveKnown(
      table,
      plans.map(({ thing, type, values, translations, metadata }) => ({
        thing,
        values: { ...values, pageTypeId: type === undefined ? undefined : w.known.pageTypes.get(type)!.id! },
        translations,
        metadata,
      })),
    )
    await writeAssigned(
      w,
      { table: pageAttributeValues, owner: 'pageId', prefix: 'page-', hasNumeric: false },
      plans.map(({ thing, assigned }, i) => ({ id: thing.id!, isNew: isNew[i]!, assigned })),
    )
  }
}
