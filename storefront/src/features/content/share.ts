/** The picture for shared links to a content page; a post's has its plate. */
import type { ShareCard } from '@semena/contract/shop-port'
import type { QueryClient } from '@tanstack/react-query'
import { m } from '../../paraglide/messages.js'
import { varietyCard } from '../catalog/index.ts'
import { BLOG, type Place, pageQuery } from './queries.ts'

/** What stands on the picture; null where there is no such page. */
export async function pageCard(
  queryClient: QueryClient,
  place: Place,
  slug: string,
  isPost: boolean,
): Promise<Omit<ShareCard, 'shop'> | null> {
  const page = await queryClient.fetchQuery(pageQuery(place, slug))
  if (!page || (page.type === BLOG) !== isPost) return null
  const variety = page.plate ? await varietyCard(queryClient, place, page.plate) : null
  return {
    title: page.title,
    ...(isPost ? { over: m.content_blog_title() } : {}),
    text: page.description,
    ...(variety?.picture ? { picture: variety.picture } : {}),
  }
}
