/** The caches of the shop: the guide lists each as it is declared, and no other map of a module fills while it runs. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { caches } from '@semena/commerce/memory'
import { expect, it } from 'vitest'
import '@semena/commerce'
import '@semena/commerce/testing/providers'
import '../../shop/src/http/channels.ts'
import '../../shop/src/icons/routes.ts'
import '../../shop/src/inbox/facts.ts'
import '../../shop/src/page-cache/page-cache.ts'
import '../../shop/src/share/picture-cache.ts'

const root = join(import.meta.dirname, '../..')

/** The rows of a table of caches, without the blanks around its cells. */
const cacheRows = (guide: string): string[] =>
  guide
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:cache|-+) /.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim())
        .join(' | '),
    )

/** How long something lives, as the guide says it. */
const lifeText = (ms: number): string =>
  ms === Number.POSITIVE_INFINITY
    ? 'until it is dropped'
    : ms >= 3_600_000
      ? `${ms / 3_600_000} h`
      : ms >= 60_000
        ? `${ms / 60_000} min`
        : `${ms / 1000} s`

it('docs/guides/caches.md lists every cache of the service and the shop as it is declared', () => {
  const guide = readFileSync(join(root, 'docs/guides/caches.md'), 'utf8').split('## The storefront')[0]!
  const dropped = (tags: readonly string[] | null): string =>
    tags ? ['changes', ...tags.map((tag) => `\`${tag}\``)].join(', ') : 'nothing'
  expect(cacheRows(guide)).toEqual(
    caches
      .map(({ name, holds, bound, lifeMs, tags }) => [name, holds, bound, lifeText(lifeMs), dropped(tags)].join(' | '))
      .toSorted(),
  )
})

/** Most empty maps of modules that are no caches and can fill: registries, listeners, and notes beside objects that others own. */
const OTHERS = 35
it('few other maps of modules fill while the shop runs', () => {
  const maps = globSync('{commerce,shop,storefront,desk,contract,ui,plates}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/node_modules|\.test\.|generated|\/testing\/|generator|\/dist\//.test(file))
    .flatMap((file) =>
      [
        ...readFileSync(join(root, file), 'utf8').matchAll(
          /^(?:export )?(?:const|let) (\w+)(?:: (?!Readonly)[^\n=]+)? = new (?:Weak)?(?:Map|Set)\b(?:<.*>)?\(\)/gm,
        ),
      ].map(([, name]) => `${file} ${name}`),
    )
  expect(maps.slice(OTHERS)).toEqual([])
})
