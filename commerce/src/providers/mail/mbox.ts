/**
 * Mails in files of a folder, for the demo: no mail leaves the machine. A file holds many mails, one behind the other, in
 * the format of [mbox](https://www.rfc-editor.org/rfc/rfc4155), which mail programs open. So a mail is kept by one writing;
 * a file for each takes six calls of the system, which were a tenth of what an order costs.
 */
import { closeSync, fstatSync, mkdirSync, openSync, unlinkSync, writeSync } from 'node:fs'
import { readdir, readFile, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { compose } from './compose.ts'
import type { MailTransport, OutgoingMail } from '../../domain/mail/port.ts'

/** A file that has become so large is not continued, and of older files so many are kept. Bytes. */
const FULL = 1024 * 1024
const MOST_KEPT = 5 * FULL
/** Characters of `20261127T190000-`, with which the id of a mail begins. */
const MOMENT = 16
/** Names of files begin with the moment, to the millisecond, in which they were begun. */
const BOX = /^\d{8}T\d{9}-[0-9a-f-]{36}\.mbox$/

const MAIL = /^[\w.-]{1,100}\.eml$/

/** A mail as a file of its own. */
export interface StoredMail {
  /** Its id with the ending `.eml`. */
  name: string
  raw: string
}

export interface MailFolder {
  /** The newest mails, newest first. */
  list(most: number): Promise<StoredMail[]>
  /** Null when there is no such mail. `name` may be any text, as visitors send it. */
  read(name: string): Promise<StoredMail | null>
}

/** A file that is being written. */
interface Box {
  path: string
  file: number
  bytes: number
}

/** Writes mails into a folder. A mail that is sent again is shown once. */
export function mboxTransport(folder: string): MailTransport {
  let box: Box | null = null
  const end = (): Box | null => {
    const last = box
    box = null
    if (last) closeSync(last.file)
    return last
  }
  /**
   * Appends to the file that this process writes. Begins another where that is full, or was deleted meanwhile, and then
   * answers true.
   */
  const append = (mail: OutgoingMail): boolean => {
    if (box && (box.bytes >= FULL || fstatSync(box.file).nlink === 0)) end()
    const isNew = !box
    box ??= begin(folder, mail)
    const entry = entryOf(mail)
    const written = writeSync(box.file, entry)
    if (written < Buffer.byteLength(entry)) throw Object.assign(new Error('the disk is full'), { code: 'ENOSPC' })
    box.bytes += written
    return isNew
  }
  return {
    async send(mail) {
      let isNew: boolean
      try {
        isNew = append(mail)
      } catch (error) {
        // What was written of it is not taken for a mail, and nothing may follow it.
        const last = end()
        if (last?.bytes === 0) unlinkSync(last.path)
        return { is: 'LATER', reason: String((error as { code?: unknown }).code ?? 'no file'), isUnreachable: true }
      }
      if (isNew) await tidy(folder)
      return { is: 'ACCEPTED' }
    },
    close: () => void end(),
  }
}

function begin(folder: string, { at }: OutgoingMail): Box {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const moment = at.toISOString().slice(0, 23).replaceAll(/[-:.]/g, '')
  const path = join(folder, `${moment}-${crypto.randomUUID()}.mbox`)
  return { path, file: openSync(path, 'ax', 0o600), bytes: 0 }
}

/** What is written of a mail: its text between a line that says from whom it came and when, and an empty line. */
function entryOf(mail: OutgoingMail): string {
  const { envelope, raw } = compose(mail, '\n')
  const [weekday, day, month, year, time] = mail.at.toUTCString().split(/,? /)
  return `From ${envelope.from} ${weekday} ${month} ${day} ${time} ${year}\n${raw}\n`
}

/** What was read of a mail; its text is without that line, and has the empty one. */
interface Entry {
  name: string
  text: string
}

/** The mails that stand in the text of a file, oldest first. One that was not written to its end is left out. */
const entriesIn = (text: string): Entry[] =>
  // No other line can begin so: headers have a colon behind their names, and the parts are base64.
  text.split(/^From .*\n/m).flatMap((entry) => {
    // A long header goes on in the next line.
    const id = /^Message-ID:\s+<([\w.-]+)@/m.exec(entry)?.[1]
    return id && entry.endsWith('--\n\n') ? [{ name: `${id}.eml`, text: entry }] : []
  })

const alone = ({ name, text }: Entry): StoredMail => ({ name, raw: text.slice(0, -1).replaceAll('\n', '\r\n') })

/** The same, each as a file of its own. */
export const mailsIn = (text: string): StoredMail[] => entriesIn(text).map(alone)

/** The mails that `mboxTransport` wrote into a folder. */
export const mailFolder = (folder: string): MailFolder => ({
  list: async (most) => (await allIn(folder)).slice(0, most).map(alone),
  async read(name) {
    const found = MAIL.test(name) && (await allIn(folder)).find((mail) => mail.name === name)
    return found ? alone(found) : null
  },
})

/** All mails, newest first. Of those that were sent again the one in the newest file is taken. */
async function allIn(folder: string): Promise<Entry[]> {
  const texts = await Promise.all(
    (await boxesIn(folder)).map((name) => readFile(join(folder, name), 'utf8').catch(() => '')),
  )
  const byName = new Map(texts.toReversed().flatMap((text) => entriesIn(text).map((mail) => [mail.name, mail])))
  return [...byName.values()].sort((a, b) => byNewest(a.name, b.name))
}

/** Deletes the oldest files. */
async function tidy(folder: string): Promise<void> {
  let bytes = 0
  for (const name of await boxesIn(folder)) {
    const file = join(folder, name)
    if (bytes >= MOST_KEPT) await unlink(file).catch(() => {})
    else bytes += (await stat(file).catch(() => null))?.size ?? 0
  }
}

/** Names of the files, newest first. */
const boxesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => []))
    .filter((name) => BOX.test(name))
    .sort()
    .toReversed()

/**
 * Compares ids, which begin with a moment that is always as long; of two numbers behind it the longer is the larger.
 */
function byNewest(a: string, b: string): number {
  const [at, other] = [a.slice(0, MOMENT), b.slice(0, MOMENT)]
  if (at !== other) return at < other ? 1 : -1
  return b.length - a.length || (a < b ? 1 : -1)
}
