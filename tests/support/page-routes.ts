/**
 * Lists the storefront's pages by the files of its routes, without redirects, answers for programs, frames around other
 * pages, and pages for developers.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export interface PageRoute {
  /** The route's path, such as `/collections/$slug`. */
  route: string
  file: string
  text: string
  /** Whether the page belongs to one visitor, as it or a frame around it says. */
  own: boolean
}

const HIDDEN = /\bhidden: true|\bhead: hidden\b/
const folder = join(import.meta.dirname, '../../storefront/src/routes')

export function pageRoutes(): PageRoute[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.tsx') && !/^(?:__root|dev\.)/.test(file))
  const isFrame = (file: string): boolean =>
    files.some((other) => other !== file && other.startsWith(file.replace(/tsx$/, '')))
  const textOf = (file: string): string => readFileSync(join(folder, file), 'utf8')
  const framesOf = (file: string): string[] =>
    files.filter((other) => other !== file && file.startsWith(other.replace(/tsx$/, ''))).map(textOf)
  return files
    .filter((file) => !isFrame(file))
    .map((file) => {
      const text = textOf(file)
      return { file, route: routeOf(file), text, own: [text, ...framesOf(file)].some((one) => HIDDEN.test(one)) }
    })
    .filter(({ text }) => /\bcomponent:/.test(text))
}

/**
 * The path of a route's file. The `_` in `account_.delete.tsx` keeps the page out of the frame `account.tsx`, and is no
 * part of the path.
 */
const routeOf = (file: string): string =>
  `/${file.replace(/\.tsx$/, '').replaceAll(/_?\./g, '/')}`.replace(/\/?index$/, '') || '/'
