/** Reads the mails that a shop in demo mode writes to files. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readEml, type ReadMail } from '@semena/commerce/testing/parts'

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
    .filter((name) => name.endsWith('.eml'))
    .sort(new Intl.Collator('en', { numeric: true }).compare)
    .map((name) => readEml(readFileSync(join(box, name))))
    .filter(({ to }) => to.includes(address))
}
