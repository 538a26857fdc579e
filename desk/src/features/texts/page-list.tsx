/** The pages of one type: which are seen, which are not translated, many at once. */
import { codeOf } from '@semena/contract/languages'
import { Button } from '@semena/ui/button'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useAct } from '../../parts/act.ts'
import { Moment, Tag } from '../../parts/figures.tsx'
import { Ask, SearchBox } from '../../parts/forms.tsx'
import { chosenIn, type Column, List } from '../../parts/list.tsx'
import { NoneFits, Nothing } from '../../parts/page.tsx'
import { pagesOf, usePages } from '../../parts/pages.ts'
import { mutate, request } from '../../platform/graphql.ts'
import { useLanguagesToTranslate } from '../../platform/shop-languages.ts'
import {
  DeskPagesDeleteDocument,
  DeskPagesDocument,
  DeskPagesPublishDocument,
  type DeskPagesQuery,
} from './pages.generated.ts'
import type { TextsSearch } from './search.ts'

type Row = NonNullable<DeskPagesQuery['pages']>['edges'][number]['node']

const PAGE = 50

const listQuery = (type: string, search: string) =>
  pagesOf<Row>(['pages', 'list', type, search], async (after, signal) => {
    const { pages } = await request(
      DeskPagesDocument,
      {
        first: PAGE,
        after,
        filter: { pageTypes: [type], ...(search ? { search } : {}) },
        sortBy: { field: 'TITLE', direction: 'ASC' },
      },
      signal,
    )
    return pages
  })

const isLater = (moment: string): boolean => new Date(moment).getTime() > Date.now()

/** A page that is published for later is not seen yet. */
export function PageState({ isPublished, publishedAt }: Pick<Row, 'isPublished' | 'publishedAt'>) {
  if (!isPublished) return <Tag>{m.texts_hidden()}</Tag>
  if (publishedAt && isLater(publishedAt)) return <Tag tone="clay">{m.texts_later()}</Tag>
  return <Tag tone="leaf">{m.texts_published()}</Tag>
}

export function PageList({
  type,
  search,
  change,
}: {
  type: { id: string }
  search: string
  change: (part: Partial<TextsSearch>) => void
}) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const pages = usePages(listQuery(type.id, search))
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set())
  const seen = chosenIn(pages.rows, chosen)
  const [isAsking, ask] = useState(false)
  const after = async (): Promise<void> => {
    choose(new Set())
    await client.invalidateQueries({ queryKey: ['pages'] })
  }
  const publish = useAct(
    async (isPublished: boolean) => {
      const { faults } = await mutate(DeskPagesPublishDocument, { ids: seen, isPublished })
      if (faults.length === 0) await after()
      return faults
    },
    { done: m.texts_saved() },
  )
  const remove = useAct(
    async () => {
      const { faults } = await mutate(DeskPagesDeleteDocument, { ids: seen })
      ask(false)
      if (faults.length === 0) await after()
      return faults
    },
    { done: m.texts_deleted() },
  )
  return (
    <>
      <div className="filters">
        <SearchBox label={m.texts_search()} value={search} onChange={(text) => change({ search: text || undefined })} />
        {seen.length > 0 && (
          <>
            <Button look="line" busy={publish.busy} onClick={() => void publish.run(true)}>
              {m.texts_publish_many({ count: seen.length })}
            </Button>
            <Button look="line" busy={publish.busy} onClick={() => void publish.run(false)}>
              {m.texts_hide_many({ count: seen.length })}
            </Button>
            <Button look="line" onClick={() => ask(true)}>
              {m.texts_delete_many({ count: seen.length })}
            </Button>
          </>
        )}
      </div>
      <List
        label={m.texts_pages()}
        {...pages}
        columns={COLUMNS()}
        chosen={chosen}
        onChoose={choose}
        tone={(row) => (row.isPublished ? undefined : 'quiet')}
        link={(row) => ({ to: '/texts/$id', params: { id: row.id } })}
        onOpen={(row) => void navigate({ to: '/texts/$id', params: { id: row.id } })}
        empty={
          search ? (
            <NoneFits onClear={() => change({ search: undefined })} />
          ) : (
            <Nothing title={m.texts_none()} text={m.texts_none_text()} />
          )
        }
      />
      <Ask
        open={isAsking}
        title={m.texts_delete_many({ count: seen.length })}
        yes={m.texts_delete()}
        danger
        busy={remove.busy}
        onYes={() => void remove.run()}
        onNo={() => ask(false)}
      >
        <p>{m.texts_delete_text()}</p>
      </Ask>
    </>
  )
}

const COLUMNS = (): Column<Row>[] => [
  { name: 'title', title: m.texts_title_field(), show: (row) => row.title },
  { name: 'slug', title: m.texts_slug(), minor: true, show: (row) => row.slug },
  { name: 'languages', title: m.texts_translations(), minor: true, show: (row) => <Missing row={row} /> },
  { name: 'state', title: m.texts_state(), show: (row) => <PageState {...row} /> },
  { name: 'since', title: m.texts_since(), align: 'right', show: (row) => <Moment at={row.publishedAt} /> },
]

/** The languages that have no title of their own. */
function Missing({ row }: { row: Row }) {
  const lacks = useLanguagesToTranslate().filter((language) => !row[language]?.title)
  if (lacks.length === 0) return <span aria-label={m.texts_all_languages()}>✓</span>
  return (
    <>
      {lacks.map((language) => (
        <Tag key={language} tone="clay">
          {m.texts_lacks({ language: codeOf(language) })}
        </Tag>
      ))}
    </>
  )
}
