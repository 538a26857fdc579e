/** Which products, which price, until when: what a promotion would do, before it is saved. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { m } from '../../paraglide/messages.js'
import { Section } from '../../parts/page.tsx'
import { request } from '../../platform/graphql.ts'
import type { ProductWhereInput } from '../../platform/inputs.generated.ts'
import { amountText, countText, type Money } from '../../platform/money.ts'
import { useChannels } from '../../platform/rights.ts'
import { DeskGoodsOfVariantsDocument, DeskGoodsPricesDocument } from './goods.generated.ts'
import { covers, type Groups } from './predicate.ts'
import { bestPrice, type Reward } from './sale-price.ts'
import { untilText } from './states.tsx'

export interface PreviewRule {
  groups: Groups
  channelIds: readonly string[]
  reward: Reward
}

/** Products among which all covered packs are; packs are asked for by their products. */
async function whereOf(rules: readonly PreviewRule[], signal: AbortSignal): Promise<ProductWhereInput | null> {
  const all = rules.flatMap(({ groups }) => groups.flat()).filter(({ ids }) => ids.length > 0)
  const of = (kind: string): string[] => [...new Set(all.flatMap((one) => (one.kind === kind ? one.ids : [])))]
  const variants = of('variants')
  const found = variants.length ? await request(DeskGoodsOfVariantsDocument, { ids: variants }, signal) : null
  const products = [...of('products'), ...(found?.productVariants?.edges.map(({ node }) => node.product.id) ?? [])]
  const [categories, collections] = [of('categories'), of('collections')]
  const parts: ProductWhereInput[] = [
    ...(products.length ? [{ ids: products }] : []),
    ...(categories.length ? [{ category: { oneOf: categories } }] : []),
    ...(collections.length ? [{ collection: { oneOf: collections } }] : []),
  ]
  return parts.length ? { OR: parts } : null
}

interface Row {
  id: string
  product: string
  pack: string
  /** By channel. */
  prices: ReadonlyMap<string, { before: Money; after: Money }>
}

async function rowsOf(rules: readonly PreviewRule[], signal: AbortSignal): Promise<{ rows: Row[]; isPart: boolean }> {
  const where = await whereOf(rules, signal)
  if (!where) return { rows: [], isPart: false }
  const { products } = await request(DeskGoodsPricesDocument, { where }, signal)
  const rows = (products?.edges ?? []).flatMap(({ node: product }) =>
    (product.productVariants?.edges ?? []).flatMap(({ node: variant }): Row[] => {
      const goods = {
        variantId: variant.id,
        productId: product.id,
        categoryId: product.category?.id ?? null,
        collectionIds: product.collections?.map(({ id }) => id) ?? [],
      }
      const covering = rules.filter(({ groups }) => covers(groups, goods))
      const prices = new Map(
        (variant.channelListings ?? []).flatMap(({ channel, price }) => {
          const rewards = covering
            .filter(({ channelIds }) => channelIds.includes(channel.id))
            .map(({ reward }) => reward)
          const after = price && bestPrice(price, rewards)
          return after ? [[channel.id, { before: price, after }] as const] : []
        }),
      )
      return prices.size ? [{ id: variant.id, product: product.name, pack: variant.name, prices }] : []
    }),
  )
  return { rows, isPart: (products?.totalCount ?? 0) > (products?.edges.length ?? 0) }
}

export function Preview({
  rules,
  startDate,
  endDate,
}: {
  rules: readonly PreviewRule[]
  startDate: string
  endDate: string | null
}) {
  const channels = useChannels()
  const { data, isFetching } = useQuery({
    queryKey: ['products', 'preview', rules],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => rowsOf(rules, signal),
  })
  const shown = channels.filter(({ id }) => data?.rows.some(({ prices }) => prices.has(id)))
  return (
    <Section title={m.offers_preview()}>
      <p className="offer-quiet" aria-live="polite">
        {data?.rows.length === 0 ? (
          m.offers_preview_none()
        ) : (
          <>
            {data &&
              (data.isPart ? m.offers_preview_part : m.offers_preview_count)({
                count: data.rows.length,
                figure: countText(data.rows.length),
              })}{' '}
            {untilText({ startDate, endDate })}. {m.offers_preview_text()}
          </>
        )}
      </p>
      {data && data.rows.length > 0 && (
        <div className="offer-scroll" tabIndex={0} role="group" aria-label={m.offers_preview()} aria-busy={isFetching}>
          <table className="offer-table">
            <thead>
              <tr>
                <th scope="col">{m.offers_products()}</th>
                <th scope="col">{m.offers_pack()}</th>
                {shown.map((channel) => (
                  <th key={channel.id} scope="col" className="offer-right">
                    {channel.name}, {channel.currencyCode}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.rows.map((row, at) => (
                <tr key={row.id}>
                  <td>{data.rows[at - 1]?.product === row.product ? '' : row.product}</td>
                  <td className="offer-pack">{row.pack}</td>
                  {shown.map(({ id }) => (
                    <td key={id} className="offer-right">
                      <Change price={row.prices.get(id)} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Section>
  )
}

const Change = ({ price }: { price: { before: Money; after: Money } | undefined }) =>
  price ? (
    <>
      <del className="offer-quiet">{amountText(price.before.amount, price.before.currency)}</del>{' '}
      <ins>{amountText(price.after.amount, price.after.currency)}</ins>
    </>
  ) : (
    <>–</>
  )
