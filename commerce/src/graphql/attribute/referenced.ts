/** What values of the kinds REFERENCE and SINGLE_REFERENCE lead to, as far as the viewer may see it. */
import { categoryOf } from '../catalog/sources.ts'
import { sourceOf } from '../metadata/sources.ts'
import type { GraphqlContext } from '../context.ts'
import { seesAllProducts } from '../shared/channel.ts'
import { isStaffOrApp } from '../../context.ts'
import type { SelectedAttributeSource } from './sources.ts'

/** Loads everything that the values lead to; what is gone is left out. */
const each =
  <Source>(load: (ctx: GraphqlContext, key: number) => Promise<Source | null>) =>
  async ({ values }: SelectedAttributeSource, ctx: GraphqlContext): Promise<Source[]> => {
    const keys = values.flatMap(({ row }) => row.referenceId ?? [])
    return (await Promise.all(keys.map((key) => load(ctx, key)))).filter((found) => found !== null)
  }

/** Values do not tell the channel in which shoppers look, so products are for those who see them in every channel. */
const forStaff =
  <Source>(load: (ctx: GraphqlContext, key: number) => Promise<Source | null>) =>
  async (ctx: GraphqlContext, key: number): Promise<Source | null> =>
    seesAllProducts(ctx) ? load(ctx, key) : null

export const referenced = {
  pages: each(async (ctx, key) => {
    const row = await ctx.loaders.pageById.load(key)
    const now = ctx.clock.now()
    const isSeen = row?.isPublished && (row.publishedAt === null || row.publishedAt <= now)
    return row && (isSeen || isStaffOrApp(ctx)) ? { row } : null
  }),
  products: each(forStaff((ctx, key) => sourceOf(ctx, 'Product', key))),
  variants: each(forStaff((ctx, key) => sourceOf(ctx, 'ProductVariant', key))),
  categories: each((ctx, key) => categoryOf(ctx, key)),
  collections: each(forStaff((ctx, key) => sourceOf(ctx, 'Collection', key))),
}
