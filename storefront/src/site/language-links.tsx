/** The same page in other languages: plain links; `common/chosen-language.ts` keeps which was followed. */
import { useLocation } from '@tanstack/react-router'
import { m } from '../paraglide/messages.js'
import { inOrder } from '@semena/contract/shop-languages'
import { LANGUAGES, LANGUAGE_NAMES, localPath, useLanguage } from '../platform/i18n.ts'
import { useKnownShop } from '../platform/shop.ts'

export function LanguageLinks() {
  const now = useLanguage()
  const { pathname, searchStr } = useLocation()
  const languages = inOrder(useKnownShop()?.languages ?? LANGUAGES)
  // A shop with one language has nothing to choose.
  if (languages.length < 2) return null
  return (
    <ul className="switch-list" aria-label={m.site_language()}>
      {languages.map((language) => (
        <li key={language}>
          <a
            href={`${localPath(pathname, language)}${searchStr}`}
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
