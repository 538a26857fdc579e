/** The words of the shop's pages, kept in memory, so that shoppers find a page by its title or by its text. */
import { SIZES } from '../../../memory/sizes.ts'
import type { Pool } from 'pg'
import { cached } from '../../../memory/memory.ts'
import { statement } from '../../statements/statement.ts'
import { plainWords } from '../catalog/search.ts'

const PAGE_WORDS = {
  name: 'words of pages',
  holds: 'titles and texts of pages, for the search',
  bound: `${SIZES.pageWords.pages} pages, ${SIZES.pageWords.letters} letters of each`,
  lifeMs: Number.POSITIVE_INFINITY,
  tags: [],
}

const PAGE_TEXTS = statement(
  'page_texts',
  `select p.id, p.title || array(select t.value ->> 'title' from jsonb_each(p.translations) t where t.value ->> 'title' is not null) as "titles!",
      left(jsonb_path_query_array(p.content, '$.blocks[*].data.** ? (@.type() == "string")')::text || ' ' ||
        jsonb_path_query_array(p.translations, '$.*.content.blocks[*].data.** ? (@.type() == "string")')::text, ${SIZES.pageWords.letters}) as text
    from pages p order by p.id limit ${SIZES.pageWords.pages}`,
)

interface PageText {
  id: number
  title: string
  text: string
}

/** Plain words with one space before each, so that ` word` finds the beginning of a word. */
const spaced = (text: string): string => ` ${plainWords(text).join(' ')}`

const pageTexts = cached(PAGE_WORDS, async (pool): Promise<PageText[]> => {
  const rows = await PAGE_TEXTS.many(pool)
  return rows.map(({ id, titles, text }) => {
    const title = spaced(titles.join(' '))
    // What a text is marked up with is no word of it.
    return { id, title, text: title + spaced((text ?? '').replace(/<[^<>]*>/g, ' ')) }
  })
})

/** Ids of pages that have every word of a search: first those that have it in their titles, then those that say it most. */
export async function pagesWith(pool: Pool, search: string): Promise<number[]> {
  const words = plainWords(search).map((word) => ` ${word}`)
  const has = (text: string): boolean => words.every((word) => text.includes(word))
  const times = (text: string): number => words.reduce((sum, word) => sum + text.split(word).length - 1, 0)
  const found = words.length > 0 ? (await pageTexts(pool)).filter(({ text }) => has(text)) : []
  return found
    .map(({ id, title, text }) => ({ id, isTitle: Number(has(title)), times: times(text) }))
    .toSorted((a, b) => b.isTitle - a.isTitle || b.times - a.times)
    .map(({ id }) => id)
}
