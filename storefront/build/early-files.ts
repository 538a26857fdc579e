/**
 * Finds the files of the browser's build that a page will ask for although its HTML does not name them: the messages of
 * each language, and the scripts that put a pack into the basket. A file that only another file names cannot be asked
 * for before that one has come, and on a slow line a chain of seven takes half a minute. The server's build therefore
 * gets this list and names the files in the page (`src/insides/later-scripts.server.ts`).
 */
import type { Plugin, Rollup } from 'vite'
import { LANGUAGES } from '../../contract/src/languages.ts'

const FILES = 'virtual:early-files'

export interface EarlyFiles {
  /** Paths of the message files, by language. */
  messages: Record<string, string[]>
  /** Paths of the files that are needed once somebody presses "Add to basket". */
  adding: string[]
}

export function earlyFiles(): Plugin {
  let found: EarlyFiles = { messages: {}, adding: [] }
  return {
    name: 'semena:early-files',
    resolveId: (id) => (id === FILES ? `\0${FILES}` : null),
    // Vite makes the browser's build first, so its files are known when the server's build asks for this module.
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
          LANGUAGES.map((language) => [language, of(new RegExp(`virtual:messages/${language}$`))]),
        ),
        adding: [...of(/\/features\/basket\/add-pack\.ts$/), ...of(/\/site\/comforts\/comforts\.tsx$/)],
      }
    },
  }
}

/** The path of a file and those of everything it imports; the file itself comes first. */
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
