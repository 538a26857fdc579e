/** Compares the scripts of each kind of page with their budgets; part of `npm run check`. */
import { deskBytes, scriptBytes } from './support/script-bytes.ts'

/** Kilobytes with brotli of all scripts that a page loads by itself. */
const BUDGETS: Record<string, number> = {
  '/': 123.5,
  '/catalog': 119.8,
  '/collections/$slug': 119.8,
  '/sort/$slug': 124.7,
  '/basket': 125,
  '/checkout/$id': 142.4,
  '/payment': 136,
  '/pages/$slug': 117,
}

/** The same for the desk's first screen. */
const DESK_BUDGET = 250

let over = 0
const pages = Object.entries(BUDGETS).map(async ([route, budget]) => ({
  route,
  budget,
  bytes: await scriptBytes(route),
}))
for (const { route, budget, bytes } of [
  ...(await Promise.all(pages)),
  { route: '/desk', budget: DESK_BUDGET, bytes: deskBytes() },
]) {
  const kilobytes = bytes / 1024
  if (kilobytes > budget) over++
  console.log(`${kilobytes > budget ? 'OVER' : 'ok  '} ${route.padEnd(20)} ${kilobytes.toFixed(1)} kB of ${budget} kB`)
}
process.exitCode = over ? 1 : 0
