/** Lists of things of one type whose ids stand in one row, such as the products of a voucher. */
import type { GraphqlContext } from '../context.ts'
import type { PageArgs } from '../shared/connection.ts'
import { listedIds } from '../shared/listed-ids.ts'
import { type Kind, sourceOf } from './items.ts'

/** A page of the things with these keys; `order` stands in its cursors. */
export const listedOf = <T extends Kind>(
  ctx: GraphqlContext,
  args: PageArgs,
  order: string,
  type: T,
  keys: readonly number[],
) => listedIds(args, order, keys, (page) => Promise.all(page.map((key) => sourceOf(ctx, type, key))))
