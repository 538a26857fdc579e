/** Asks the service for the rows of a sheet. */
import { isOwnService } from '../../platform/endpoint.ts'
import { request } from '../../platform/graphql.ts'
import { ownApi } from '../../platform/own-api.ts'
import type { Row } from './cells.ts'
import { FlatRows, PagedRows, type Rows } from './rows.ts'
import { clean, type SheetSearch, whereOf } from './search.ts'
import {
  DeskSheetProductsAnewDocument,
  DeskSheetProductsDocument,
  type DeskSheetProductFragment,
  DeskSheetProductsWithVariantsDocument,
  DeskSheetSoldDocument,
  DeskSheetVariantsAnewDocument,
  DeskSheetVariantsDocument,
  type DeskSheetVariantOfProductFragment,
} from './sheet.generated.ts'
import { fitsStock, type Sold } from './stock.ts'

/** How to ask for the cursor of a row by its number: only the shop's own service knows, and of lists without filters. */
const placeOf = (of: 'variants' | 'products', search: string | null) =>
  isOwnService()
    ? {
        place: async (row: number): Promise<string | null> => {
          const query = new URLSearchParams({ of, row: String(row), ...(search ? { search } : {}) })
          return (await ownApi<{ cursor: string | null }>('GET', `/api/places/?${query}`)).cursor
        },
      }
    : {}

const ANEW = 100
/** Products to a page where each brings its variants. */
const PRODUCTS = 50

const variantRow = ({ product, ...variant }: DeskSheetVariantOfProductFragment): Row => ({
  id: variant.id,
  product,
  variant,
})
const productRow = (product: DeskSheetProductFragment): Row => ({ id: product.id, product, variant: null })

/** Whether what is asked for can be asked of variants alone, so that their number is known. */
const isPlain = (search: SheetSearch): boolean => !whereOf(search) && !search.channel && !search.stock

/** What of the address decides which rows there are. */
export const rowsKey = ({ view: _view, ...search }: SheetSearch): string => JSON.stringify(clean(search))

async function soldIn(slug: string, signal: AbortSignal): Promise<Sold | null> {
  return (await request(DeskSheetSoldDocument, { slug }, signal)).channel
}

export function rowsOf(given: SheetSearch): Rows {
  const search = given.search ?? null
  const about = { search, where: whereOf(given), channel: given.channel ?? null }
  /** Asked for with the first of the pages. */
  let sold: Sold | null = null
  if (given.rows === 'products' && !given.stock)
    return new PagedRows({
      ...(isPlain(given) ? placeOf('products', search) : {}),
      async load(span, signal) {
        const { products } = await request(DeskSheetProductsDocument, { ...span, ...about }, signal)
        return {
          rows: (products?.edges ?? []).map(({ node }) => productRow(node)),
          total: products?.totalCount ?? 0,
          start: products?.pageInfo.startCursor ?? null,
          end: products?.pageInfo.endCursor ?? null,
        }
      },
    })
  if (isPlain(given))
    return new PagedRows({
      ...placeOf('variants', search),
      async load(span, signal) {
        const { productVariants: found } = await request(DeskSheetVariantsDocument, { ...span, search }, signal)
        return {
          rows: (found?.edges ?? []).map(({ node }) => variantRow(node)),
          total: found?.totalCount ?? 0,
          start: found?.pageInfo.startCursor ?? null,
          end: found?.pageInfo.endCursor ?? null,
        }
      },
    })
  return new FlatRows(async (after, signal) => {
    const { products } = await request(
      DeskSheetProductsWithVariantsDocument,
      { first: PRODUCTS, after, ...about },
      signal,
    )
    const found = (products?.edges ?? []).map(({ node }) => node)
    if (given.stock && given.channel) sold ??= await soldIn(given.channel, signal)
    return {
      rows: found.flatMap(({ variants, ...product }) => {
        const all = (variants ?? []).map((variant) => ({ id: variant.id, product, variant }))
        const fit = given.stock ? all.filter((row) => fitsStock(row, given.stock!, sold)) : all
        return given.rows === 'products' && fit.length > 0 ? [productRow(product)] : fit
      }),
      units: found.length,
      totalUnits: products?.totalCount ?? 0,
      end: products?.pageInfo.hasNextPage ? (products.pageInfo.endCursor ?? null) : null,
    }
  })
}

/** Rows as the server has them now, by their ids. Rows that are gone are left out. */
export async function rowsAnew(ids: readonly string[], signal?: AbortSignal): Promise<Row[]> {
  const rows: Row[] = []
  const variants = ids.filter((id) => isVariant(id))
  const products = ids.filter((id) => !isVariant(id))
  // One after the other, so that a large change does not keep others waiting.
  for (let at = 0; at < variants.length; at += ANEW) {
    // oxlint-disable-next-line no-await-in-loop
    const answer = await request(DeskSheetVariantsAnewDocument, { ids: variants.slice(at, at + ANEW) }, signal)
    rows.push(...(answer.productVariants?.edges ?? []).map(({ node }) => variantRow(node)))
  }
  for (let at = 0; at < products.length; at += ANEW) {
    // oxlint-disable-next-line no-await-in-loop
    const answer = await request(DeskSheetProductsAnewDocument, { ids: products.slice(at, at + ANEW) }, signal)
    rows.push(...(answer.products?.edges ?? []).map(({ node }) => productRow(node)))
  }
  return rows
}

const isVariant = (id: string): boolean => {
  try {
    return atob(id).startsWith('ProductVariant:')
  } catch {
    return false
  }
}
