/**
 * Writes the types that follow from the files of `schema`: enums for everybody, resolver types for the commerce service, and
 * a `*.generated.ts` beside each `*.graphql` of the storefront and the desk. It writes the colours of
 * the tokens, too. For the compiler of messages it writes which
 * languages an app has and where its messages stand. `--check` writes nothing and fails on a difference.
 */
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { buildASTSchema, concatAST, parse, Source } from 'graphql'
import { operationTypes } from './generator/operations.ts'
import { paletteText } from './generator/palette.ts'
import { importPath, inputTypes, type Mappers, resolverTypes } from './generator/resolver-types.ts'
import { withTranslations } from './generator/translations.ts'
import { enumsText } from './generator/types.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from './src/languages.ts'

const root = join(import.meta.dirname, '..')
const check = process.argv.includes('--check')
const files = globSync('contract/schema/*.graphql', { cwd: root }).toSorted()
const schema = buildASTSchema(
  concatAST(files.map((file) => parse(new Source(readFileSync(join(root, file), 'utf8'), basename(file))))),
)
const stale: string[] = []

emit('contract/src/enums.generated.ts', `${enumsText(schema)}\n`)
emit('contract/src/palette.generated.ts', paletteText(readFileSync(join(root, 'ui/src/styles/tokens.css'), 'utf8')))

/** For each GraphQL type the TypeScript type from which it is resolved. */
const mappers = JSON.parse(readFileSync(join(root, 'commerce/src/graphql/mappers.json'), 'utf8')) as Mappers
const ofService = [...inputTypes(schema), ...resolverTypes(schema, mappers)]
for (const { file, text } of ofService) emit(file, text)
const before = globSync('commerce/src/{domain,graphql}/**/{inputs,types}.generated.ts', { cwd: root })
for (const file of before) if (!ofService.some((written) => written.file === file)) remove(file)

/** Each app with documents of its own, and the file with the inputs that they take. */
const APPS = [
  { folder: 'storefront/src', inputsFile: 'storefront/src/platform/inputs.generated.ts' },
  { folder: 'desk/src', inputsFile: 'desk/src/platform/inputs.generated.ts' },
]
for (const { folder, inputsFile } of APPS) {
  const documents = globSync(`${folder}/**/*.graphql`, { cwd: root })
    .toSorted()
    .map((file) => ({ file, document: withTranslations(parse(readFileSync(join(root, file), 'utf8'))) }))
  const written = await operationTypes(schema, documents, {
    path: inputsFile,
    from: (file) => importPath(file, inputsFile),
  })
  for (const { file, text } of written) emit(file, text)
  write(`${dirname(folder)}/project.inlang/settings.json`, `${JSON.stringify(messageSettings(folder), null, 2)}\n`)
}

if (stale.length) {
  console.error(`Stale generated files; run npm run generate:\n${stale.map((f) => `  ${f}`).join('\n')}`)
  process.exit(1)
}

/** The settings of Paraglide for an app: each folder `messages` has a file for each language. */
function messageSettings(folder: string) {
  const files = globSync(`**/messages/${DEFAULT_LANGUAGE}.json`, { cwd: join(root, folder) }).toSorted()
  return {
    $schema: 'https://inlang.com/schema/project-settings',
    baseLocale: DEFAULT_LANGUAGE,
    locales: LANGUAGES,
    modules: ['../node_modules/@inlang/plugin-message-format/dist/index.js'],
    'plugin.inlang.messageFormat': {
      pathPattern: files.map((file) => `./src/${dirname(file).replaceAll('\\', '/')}/{locale}.json`),
    },
  }
}

function emit(file: string, text: string): void {
  write(file, `/* Written by npm run generate. Do not edit. */\n${text}`)
}

function write(file: string, content: string): void {
  const full = join(root, file)
  const now = existsSync(full) ? readFileSync(full, 'utf8') : ''
  if (now === content) return
  if (check) stale.push(file)
  else writeFileSync(full, content)
}

function remove(file: string): void {
  if (check) stale.push(file)
  else rmSync(join(root, file))
}
