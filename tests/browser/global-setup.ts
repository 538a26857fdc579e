/** Makes the folder that all workers of a run share. The demo shop that theirs are copied from lies in it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { shareDemoFolder } from '../support/demo-shop.ts'

export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'semena-tests-'))
  shareDemoFolder(folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
