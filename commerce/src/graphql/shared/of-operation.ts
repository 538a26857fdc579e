/** What an operation makes once and keeps until it has changed something: its loaders, and what several fields read. */
import type { GraphqlContext } from '../context.ts'

/** Answers what `make` makes of an operation's context. */
export interface OfOperation<T> {
  (ctx: GraphqlContext): T
  /** Forgets it, after a change that the rest of the operation has to see. */
  drop(ctx: GraphqlContext): void
}

/** Declares what is made when an operation first asks for it. New loaders of the operation make it anew. */
export function ofOperation<T>(make: (ctx: GraphqlContext) => T): OfOperation<T> {
  const get = (ctx: GraphqlContext): T => {
    const { made } = ctx.loaders
    if (!made.has(get)) made.set(get, make(ctx))
    return made.get(get) as T
  }
  return Object.assign(get, { drop: (ctx: GraphqlContext): void => void ctx.loaders.made.delete(get) })
}
