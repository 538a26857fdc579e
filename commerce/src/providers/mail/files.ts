/** Mails as `.eml` files in a folder, for the demo: no mail leaves the machine. */
import { mkdir, readdir, readFile, rename, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compose } from './compose.ts'
import type { MailTransport } from '../../domain/mail/port.ts'

/** How many mails the folder shows; older ones are removed, after so many that were written. */
const MOST_KEPT = 500
const TIDY_EVERY = 50
/** Characters of `20261127T190000-`, with which the id of a mail begins. */
const MOMENT = 16
const NAME = /^[a-zA-Z0-9.-]{1,100}\.eml$/

export interface MailFolder {
  /** Names of the mails, newest first. */
  list(): Promise<string[]>
  /** The mail as bytes; null when there is no such mail. `name` may be any text, as visitors send it. */
  read(name: string): Promise<Buffer | null>
}

/** Writes each mail into the folder. A mail that is sent again takes the place of the first. */
export function fileTransport(folder: string): MailTransport {
  let written = 0
  return {
    async send(mail) {
      try {
        const { raw } = compose(mail)
        const file = join(folder, `${mail.id}.eml`)
        const write = (): Promise<void> => writeFile(`${file}.part`, raw, { mode: 0o600 })
        await write().catch(async () => {
          await mkdir(folder, { recursive: true, mode: 0o700 })
          await write()
        })
        await rename(`${file}.part`, file)
        if (written++ % TIDY_EVERY === 0)
          for (const old of (await namesIn(folder)).slice(MOST_KEPT)) await unlink(join(folder, old)).catch(() => {})
        return { is: 'ACCEPTED' }
      } catch (error) {
        return { is: 'LATER', reason: String((error as { code?: unknown }).code ?? 'no file'), isUnreachable: true }
      }
    },
    close: () => {},
  }
}

/** The mails that `fileTransport` wrote into a folder. */
export const mailFolder = (folder: string): MailFolder => ({
  list: async () => (await namesIn(folder)).slice(0, MOST_KEPT),
  read: async (name) => (NAME.test(name) ? readFile(join(folder, name)).catch(() => null) : null),
})

/** Names of all mails in the folder, newest first. */
const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter((name) => NAME.test(name)).sort(byNewest)

/**
 * Compares names of mails, which begin with a moment that is always as long; of two numbers behind it the longer is the
 * larger.
 */
function byNewest(a: string, b: string): number {
  const [at, other] = [a.slice(0, MOMENT), b.slice(0, MOMENT)]
  if (at !== other) return at < other ? 1 : -1
  return b.length - a.length || (a < b ? 1 : -1)
}
