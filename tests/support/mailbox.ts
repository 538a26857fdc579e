/** Reads the mails that a shop in demo mode writes to files. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mailsIn, readEml, type ReadMail } from '@semena/commerce/testing/parts'

const byNumber = new Intl.Collator('en', { numeric: true })

/** The mails to an address, the oldest first. */
export function mailsTo(folder: string, address: string): ReadMail[] {
  const box = join(folder, 'mail')
  let names: string[]
  try {
    names = readdirSync(box)
  } catch {
    return []
  }
  return names
    .flatMap((name) => mailsIn(readFileSync(join(box, name), 'utf8')))
    .sort((a, b) => byNumber.compare(a.name, b.name))
    .map(({ raw }) => readEml(raw))
    .filter(({ to }) => to.includes(address))
}
