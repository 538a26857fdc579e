/** pages/<slug>.md with its translations pages/<slug>.<language>.md. */
import { pageAttributeValues, pages as table } from '../../db/tables/content.ts'
import { type Assigned, readAssigned, writeAssigned } from '../assigned.ts'
import { readPageFile } from '../front-matter.ts'
import type { PageName } from '../folder.ts'
import { noWrite, type Part, type Reading, thingOf } from '../part.ts'
import type { Thing } from '../known.ts'
import type { SavedRow, TextChanges } from '../../db/save.ts'
import { languageCode, Row } from '../row.ts'

const TEXTS = ['title', 'seoTitle', 'seoDescription']
const OWN = [...TEXTS, 'type', 'isPublished', 'publishedAt']
const SLUG = /^[-\p{L}\p{N}_]{1,255}$/u

interface PagePlan extends Omit<SavedRow<typeof table>, 'id'> {
  thing: Thing
  type: string | undefined
  assigned: Assigned[]
}

interface Read {
  row: Row
  content: Record<string, unknown> | null
}

function readFile(r: Reading, { file, slug, language }: PageName): Read {
  const page = readPageFile(file, r.folder.text(file)!, r.problems)
  const row = new Row({ file, line: 1, cells: page.cells, lines: page.lines }, r.problems)
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
  return { row, content: row.blocks(page.body, 'content', page.bodyLine) }
}

function readTranslations(r: Reading, files: readonly PageName[]): TextChanges | undefined {
  const changes: TextChanges = {}
  for (const name of files) {
    const { row, content } = readFile(r, name)
    changes[languageCode(name.language!)!] = {
      content,
      ...Object.fromEntries(TEXTS.map((field) => [field, row.text(field)])),
    }
  }
  return files.length ? changes : undefined
}

export const pages: Part = async (r) => {
  const bySlug = Map.groupBy(r.folder.pages(), (p) => p.slug)
  if (bySlug.size === 0) return noWrite
  const plans = [...bySlug].flatMap(([slug, files]): PagePlan[] => {
    const base = files.find((f) => !f.language)
    const before = r.known.pages.get(slug)
    if (!base && !before) {
      r.problems.add(files[0]!.file, { line: 1 }, 'TRANSLATION_ALONE', { value: `pages/${slug}.md` })
      return []
    }
    const { thing, isNew } = thingOf(r.known.pages, slug, () => ({ type: undefined }))
    const translations = readTranslations(
      r,
      files.filter((f) => f.language),
    )
    if (!base) return [{ thing, type: undefined, assigned: [], values: {}, translations, metadata: undefined }]
    const { row, content } = readFile(r, base)
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
          content,
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
