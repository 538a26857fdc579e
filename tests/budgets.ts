/** Compares the scripts of each kind of page with their budgets; part of `npm run check`. */
import { scriptBytes } from './support/script-bytes.ts'

/** Kilobytes with brotli of all scripts that a page loads by itself. */
const BUDGETS: Record<string, number> = {
  '/': 125,
  '/catalog': 120,
  '/collections/$slug': 120,
  '/sort/$slug': 125,
  '/basket': 125,
  '/checkout/$id': 140,
  '/payment': 140,
  '/pages/$slug': 120,
}

let over = 0
for (const [route, budget] of Object.entries(BUDGETS)) {
  const kilobytes = (await scriptBytes(route)) / 1024
  if (kilobytes > budget) over++
  console.log(`${kilobytes > budget ? 'OVER' : 'ok  '} ${route.padEnd(20)} ${kilobytes.toFixed(1)} kB of ${budget} kB`)
}
process.exitCode = over ? 1 : 0
