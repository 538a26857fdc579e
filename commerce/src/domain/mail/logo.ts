/** The shop's logo as a part of its mails, so that opening one loads nothing from anywhere. */
import { LOGO_KEY, ownPath, readLogo } from '@semena/contract/shop-pictures'
import type { Services } from '../../context.ts'
import { declareCache } from '../../memory/memory.ts'
import { faultText } from '../fault-text.ts'
import type { Letterhead } from './blocks.ts'
import type { MailPicture } from './port.ts'

/** How it is shown, in pixels, and the size in which it goes along. */
const BOX = { width: 240, height: 44 }
const KEPT_SIZE = 512
const ID = 'logo'

declareCache({
  name: 'logo of mails',
  holds: 'the picture that mails bring along',
  bound: 'one picture',
  lifeMs: Number.POSITIVE_INFINITY,
  tags: null,
})
let last: { path: string; content: Buffer } | null = null

export interface MailLogo {
  shown: NonNullable<Letterhead['logo']>
  picture: MailPicture
}

/** The logo of a shop with this metadata; null where it has none, or it cannot be had now. */
export async function mailLogo(
  media: Services['media'] | undefined,
  metadata: Readonly<Record<string, string>> = {},
): Promise<MailLogo | null> {
  const logo = readLogo(metadata[LOGO_KEY])
  const path = logo && ownPath(logo)
  const content = media && path ? await contentOf(media, path) : null
  if (!logo || !content) return null
  const scale = Math.min(BOX.width / logo.width, BOX.height / logo.height, 1)
  return {
    shown: { id: ID, width: Math.round(logo.width * scale), height: Math.round(logo.height * scale) },
    picture: { id: ID, contentType: 'image/png', content },
  }
}

async function contentOf(media: Services['media'], path: string): Promise<Buffer | null> {
  if (last?.path === path) return last.content
  try {
    const made = await media.thumbnail(path, KEPT_SIZE, 'ORIGINAL')
    if (made) last = { path, content: made.content }
    return made?.content ?? null
  } catch (error) {
    // A mail does not wait for it.
    console.error(`the logo of mails could not be read: ${faultText(error)}`)
    return null
  }
}

/** The HTML of a mail with its pictures in it, for whoever shows it as a page. */
export const withPictures = (html: string, pictures: readonly MailPicture[]): string =>
  pictures.reduce(
    (text, { id, contentType, content }) =>
      text.replaceAll(`src="cid:${id}"`, `src="data:${contentType};base64,${content.toString('base64')}"`),
    html,
  )
