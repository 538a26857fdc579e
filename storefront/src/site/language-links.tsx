/** The same page in other languages: plain links; `common/chosen-language.ts` keeps which was followed. */
import { useLocation } from '@tanstack/react-router'
import { createContext, useContext } from 'react'
import { m } from '../paraglide/messages.js'
import { LANGUAGES, LANGUAGE_NAMES, localPath, useLanguage } from '../platform/i18n.ts'

const Search = createContext<string | null>(null)
/** What the links have in place of the page's own search. */
export const SearchOfLinks = Search.Provider

export function LanguageLinks() {
  const now = useLanguage()
  const { pathname, searchStr } = useLocation()
  const search = useContext(Search) ?? searchStr
  return (
    <ul className="switch-list" aria-label={m.site_language()}>
      {LANGUAGES.map((language) => (
        <li key={language}>
          <a
            href={`${localPath(pathname, language)}${search}`}
            lang={language}
            hrefLang={language}
            title={LANGUAGE_NAMES[language]}
            aria-current={language === now ? 'true' : undefined}
          >
            {language.toUpperCase()}
          </a>
        </li>
      ))}
    </ul>
  )
}
