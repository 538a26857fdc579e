/** What an owner does to a running shop: imports rows through the command line. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from './command.ts'
import type { RunningShop } from './shop.ts'

/** Imports the files given by name and text; answers the exit code and what was printed. */
export async function importFiles(
  shop: Pick<RunningShop, 'folder'>,
  files: Record<string, string>,
  env: Record<string, string> = {},
): Promise<{ code: number | null; output: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'semena-import-'))
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
    const { code, lines } = await runCommand(['import', folder], { SEMENA_DATA: shop.folder, ...env })
    return { code, output: lines.join('\n') }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Sets what lies in a warehouse, by SKU. */
export async function setStock(
  shop: Pick<RunningShop, 'folder'>,
  stock: Record<string, number>,
  warehouse = 'us',
): Promise<void> {
  const rows = Object.entries(stock).map(([sku, quantity]) => `${sku},${quantity}`)
  const { code, output } = await importFiles(shop, { 'variants.csv': `sku,stock:${warehouse}\n${rows.join('\n')}\n` })
  if (code !== 0) throw new Error(`stock was not set: ${output}`)
}
