/** Pages as staff write them. */
import type { PageErrorCode } from '@semena/contract/enums'
import { pages, pageTypes } from '../../db/tables/content.ts'
import { dropValuesOfPages } from '../../db/queries/attribute/attribute-values.ts'
import { rowsByKey } from '../../db/statements/rows.ts'
import { save } from '../../db/statements/save.ts'
import { writeAssignments } from '../catalog/attribute-values.ts'
import type { PageCreateInput, PageInput } from './inputs.generated.ts'
import { changing } from '../changes/changing.ts'
import { fieldsOf } from '../nouns/fields.ts'
import { findRows } from '../nouns/find.ts'
import { type NounCtx, nounOf } from '../nouns/noun.ts'
import { told } from '../nouns/write.ts'
import { ok, type Refusal, refusal, type Result } from '../result.ts'
import { readPageAttributes } from './page-attributes.ts'

const f = fieldsOf(pages)
const DAY = /^\d{4}-\d\d-\d\d$/
const seo = f.seo('seoTitle', 'seoDescription')

type Written = Omit<PageCreateInput & PageInput, 'pageType'> & { pageType?: string }

export const page = nounOf<Written, PageErrorCode>()({
  type: 'Page',
  table: pages,
  fields: {
    slug: f.slug('slug'),
    title: f.text('title', { required: true }),
    content: f.rich('content'),
    pageType: f.reference('pageTypeId', 'PageType', pageTypes),
    attributes: f.elsewhere(),
    isPublished: f.value('isPublished'),
    publishedAt: f.value('publishedAt'),
    publicationDate: {
      read: (value, { name }) =>
        value == null || (DAY.test(value) && !Number.isNaN(Date.parse(value)))
          ? {}
          : { faults: [refusal('INVALID', name, 'A day is written like 2026-01-31.')] },
    },
    seo: {
      // A title that is too long is told twice: by the part of the input and by the page.
      read: async (value, at) => {
        const said = await seo.read(value, at)
        const long = (said.faults ?? []).filter((fault) => fault.field === 'seoTitle')
        return { ...said, faults: [...(said.faults ?? []), ...long] }
      },
    },
  },
  slugOf: 'title',
  follow: ({ ctx, before, input }, values) => {
    const isPublished = values.isPublished ?? before?.isPublished ?? false
    const day = input.publicationDate && DAY.test(input.publicationDate) ? new Date(input.publicationDate) : undefined
    const given = values.publishedAt === undefined ? day : values.publishedAt
    // A page that is published without a time is published now.
    const publishedAt = isPublished && !given && !(given === undefined && before?.publishedAt) ? ctx.clock.now() : given
    return { isPublished, publishedAt }
  },
  check: async ({ change, input, before }, values) => {
    const faults: Refusal<PageErrorCode>[] = []
    if (input.publicationDate != null && input.publishedAt != null)
      faults.push(refusal('INVALID', 'publicationDate', 'Only one of publicationDate and publishedAt may be given.'))
    const type = before?.pageTypeId ?? values.pageTypeId
    if (input.attributes?.length && type !== undefined) {
      const read = await readPageAttributes(change.client, type, input.attributes, !before)
      if (!read.ok) faults.push(...read.errors)
    }
    return faults
  },
  relate: async ({ change, input, before }, key) => {
    if (!input.attributes?.length) return []
    const type = before?.pageTypeId ?? (await rowsByKey(change.client, pages, [key]))[0]!.pageTypeId
    const read = await readPageAttributes(change.client, type, input.attributes, !before)
    if (!read.ok) return read.errors
    await writeAssignments(change.client, 'page', Number(key), read.value, !before)
    return []
  },
  beforeDelete: async ({ change }, rows) => {
    await dropValuesOfPages(
      change.client,
      rows.map((row) => row.id),
    )
  },
  translatable: { slug: 255, title: 255, seoTitle: 70, seoDescription: 300, content: 'rich' },
  stale: ['pages', 'site'],
  events: { created: 'PAGE_CREATED', updated: 'PAGE_UPDATED', deleted: 'PAGE_DELETED' },
})

/** Publishes pages or takes them out of sight, all or none; answers how many. What is taken away keeps its time. */
export const publishPages = (
  ctx: NounCtx,
  ids: readonly string[],
  isPublished: boolean,
): Promise<Result<number, 'GRAPHQL_ERROR'>> =>
  changing<number, 'GRAPHQL_ERROR'>(ctx, async (change) => {
    const found = await findRows(change.client, page, ids)
    if (!found.ok) return found
    const rows = found.value.map((row) => ({
      id: row.id,
      values: {
        isPublished,
        publishedAt: isPublished && !row.publishedAt ? ctx.clock.now() : (row.publishedAt ?? undefined),
      },
    }))
    await save(change.client, pages, rows)
    for (const row of rows) told(page, change, 'updated', row.id)
    return ok(rows.length)
  })
