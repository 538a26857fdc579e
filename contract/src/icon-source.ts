/** What the shop's icons are drawn of, and the folder that is named after it. */
import { digest, readLook, USUAL_LOOK } from './look.ts'
import { readPicture } from './shop-pictures.ts'

/** What icons are drawn of, by the values of `ICON_KEY` and `LOOK_KEY`. */
export function iconSource(icon: string | null | undefined, look: string | null | undefined) {
  const { paper, ink } = (look ? readLook(look) : null) ?? USUAL_LOOK
  return { picture: readPicture(icon)?.url ?? null, paper, ink }
}
export type IconSource = ReturnType<typeof iconSource>

/** The folder of a shop's icons, named after what they are drawn of. */
export const iconsPath = (source: IconSource): string => `/icons/${digest(JSON.stringify(source))}/`
