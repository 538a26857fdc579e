/** Fields that many types of the catalogue and the content have alike. */
import type { Ctx } from '../../context.ts'
import type { Translations } from '../../db/tables/columns.ts'
import { mediaPath, type ThumbnailFormat } from '../../domain/media/port.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import { metadataFields, type MetadataGuard, type WithMetadata } from '../metadata.ts'
import { languageDisplay } from '../shop/languages.ts'

export interface ThumbnailArgs {
  size?: number | null
  format?: ThumbnailFormat | null
}

/** The full address of a picture. No size, or 0: the original. */
export const mediaUrl = (ctx: Pick<Ctx, 'origin'>, path: string, { size, format }: ThumbnailArgs): string =>
  `${ctx.origin}${mediaPath(path, size || null, format ?? 'ORIGINAL')}`

export const image = (ctx: Pick<Ctx, 'origin'>, path: string | null, alt: string, args: ThumbnailArgs) =>
  path ? { url: mediaUrl(ctx, path, args), alt } : null

/** A translation as its type shows it: absent texts are null. Null when there is none in that language. */
export function translation(
  type: string,
  id: number,
  translations: Translations | null | undefined,
  language: string,
  fields: readonly string[],
) {
  const texts = translations?.[language]
  if (!texts) return null
  return translated(type, id, texts, language, fields)
}

export function translated(
  type: string,
  id: number,
  texts: Record<string, unknown>,
  language: string,
  fields: readonly string[],
) {
  const own = Object.fromEntries(fields.map((f) => [f, texts[f] ?? null]))
  return { id: toGlobalId(type, id), language: languageDisplay(language), ...own }
}

type Load<Source> = (source: Source, ctx: Ctx) => WithMetadata | Promise<WithMetadata>
type Fields = ReturnType<typeof metadataFields>

/** Metadata of a type whose rows are found by `load`. */
export function metadataOf<Source>(needed: MetadataGuard, load: Load<Source>) {
  const fields = metadataFields(needed) as Record<keyof Fields, (o: WithMetadata, args: never, ctx: Ctx) => unknown>
  return Object.fromEntries(
    Object.entries(fields).map(([name, read]) => [
      name,
      (source: Source, args: unknown, ctx: Ctx) => {
        const found = load(source, ctx)
        return found instanceof Promise
          ? found.then((o) => read(o, args as never, ctx))
          : read(found, args as never, ctx)
      },
    ]),
  ) as Record<keyof Fields, (source: Source, args: unknown, ctx: Ctx) => unknown>
}

export const kilograms = (value: number | null) => (value === null ? null : { unit: 'KG', value })
