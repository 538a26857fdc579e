/**
 * Which files of the browser's build a page will ask for by itself, though no page names them: the messages of each
 * language, and what it takes to put a pack into the basket and to say so. A file that is found out about only when the one before it has
 * come waits for it: on a slow line seven such steps were half a minute. The server's build learns of them here and names
 * them at once (`src/insides/later-scripts.server.ts`).
 */
import type { Plugin, Rollup } from 'vite'

const FILES = 'virtual:early-files'

export interface EarlyFiles {
  /** By language. */
  messages: Record<string, string[]>
  /** Asked for once somebody presses "Add to basket". */
  adding: string[]
}

export function earlyFiles(): Plugin {
  let found: EarlyFiles = { messages: {}, adding: [] }
  return {
    name: 'semena:early-files',
    resolveId: (id) => (id === FILES ? `\0${FILES}` : null),
    // The browser's build is made first.
    load: (id) => (id === `\0${FILES}` ? `export default ${JSON.stringify(found)}` : null),
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
      const of = (module: RegExp): string[] => {
        const chunk = chunks.find(
          ({ facadeModuleId, isDynamicEntry }) => isDynamicEntry && module.test(facadeModuleId ?? ''),
        )
        if (!chunk) throw new Error(`no file of the build begins with ${module.source}: see build/early-files.ts`)
        return withImports(chunk, bundle).map((file) => `/${file}`)
      }
      found = {
        messages: Object.fromEntries(
          ['en', 'ru', 'cs'].map((language) => [language, of(new RegExp(`virtual:messages/${language}$`))]),
        ),
        adding: [...of(/\/features\/basket\/add-pack\.ts$/), ...of(/\/site\/comforts\/comforts\.tsx$/)],
      }
    },
  }
}

/** A file and whatever it needs, itself first. */
function withImports(chunk: Rollup.OutputChunk, bundle: Rollup.OutputBundle): string[] {
  const files = new Set<string>()
  const take = (file: string): void => {
    const part = bundle[file]
    if (files.has(file) || part?.type !== 'chunk') return
    files.add(file)
    part.imports.forEach(take)
  }
  take(chunk.fileName)
  return [...files]
}
