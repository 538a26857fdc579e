/** A draft that is looked at: the desk shows the shop's pages in a frame, with what is not published yet. */
import { draftOf, type Values } from '@semena/contract/shop-draft'
import { isFramed, PREVIEW_COOKIE } from '@semena/contract/shop-port'
import { cookieIn } from '@semena/contract/texts'
import { sendFor } from './graphql.server.ts'
import { DraftOfShopDocument, type DraftOfShopQuery } from './preview.generated.ts'

/** The token with which a draft is asked for; null for a visitor's request. */
export function previewToken({ headers }: Request): string | null {
  if (!isFramed(headers.get('sec-fetch-dest'))) return null
  return cookieIn(headers.get('cookie') ?? '', PREVIEW_COOKIE) ?? null
}

/**
 * What the draft holds, asked for anew for each page. Null where the token has ended or its owner may not see the
 * settings. Throws `ServiceUnreachable`.
 */
export async function readPreview(request: Request, token: string): Promise<Values | null> {
  const { source: query, name: operationName } = DraftOfShopDocument
  const answer = await sendFor(request, { query, operationName, variables: {} }, token)
  const { data, errors } = answer as { data?: DraftOfShopQuery | null; errors?: unknown }
  if (!data || errors) return null
  const { draft } = data.shop
  return draftOf(draft).values
}
