/** Texts: the pages of each type, menus, mails, and what is not translated. */
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { m } from '../../paraglide/messages.js'
import { Nothing, Page } from '../../parts/page.tsx'
import { TabRow } from '../../parts/tab-row.tsx'
import { isOwnService } from '../../platform/endpoint.ts'
import { request } from '../../platform/graphql.ts'
import { useMay, useOffered } from '../../platform/rights.ts'
import { MailList } from './mails/list.tsx'
import { Menus } from './menus.tsx'
import { NewPage } from './new-page.tsx'
import { PageList } from './page-list.tsx'
import { DeskPageTypesDocument } from './pages.generated.ts'
import { MAILS, MENUS, type TextsSearch, TRANSLATIONS, withoutNothing } from './search.ts'
import { Translations } from './translations.tsx'

const route = getRouteApi('/texts/')

/** The types that the shop itself shows have names in the owner's language; others have their own. */
const NAMES: Readonly<Record<string, () => string>> = {
  content: m.texts_pages,
  blog: m.texts_blog,
  faq: m.texts_questions,
  slide: m.texts_slides,
}
const placeOf = (slug: string): number => Object.keys(NAMES).indexOf(slug) + 1 || 99
const typeName = ({ slug, name }: { slug: string; name: string }): string => NAMES[slug]?.() ?? name

export function Texts() {
  const search = route.useSearch()
  const navigate = useNavigate({ from: '/texts/' })
  const [mayPages, mayMenus] = [useMay('MANAGE_PAGES'), useMay('MANAGE_MENUS')]
  const mayTranslate = useMay('MANAGE_TRANSLATIONS')
  const mayMails = useMay('MANAGE_SETTINGS') && isOwnService()
  const listsTranslations = useOffered('translations')
  const { data } = useQuery({
    queryKey: ['pages', 'types'],
    enabled: mayPages,
    queryFn: ({ signal }) => request(DeskPageTypesDocument, {}, signal),
  })
  const types = (mayPages ? (data?.pageTypes?.edges ?? []) : [])
    .map(({ node }) => node)
    .toSorted((a, b) => placeOf(a.slug) - placeOf(b.slug))
  const tabs = [
    ...types.map((type) => ({ slug: type.slug, name: typeName(type) })),
    ...(mayMenus ? [{ slug: MENUS, name: m.texts_menus() }] : []),
    ...(mayMails ? [{ slug: MAILS, name: m.mails_title() }] : []),
    ...(mayTranslate && listsTranslations ? [{ slug: TRANSLATIONS, name: m.texts_translations() }] : []),
  ]
  const tab = search.tab ?? tabs[0]?.slug
  const type = types.find(({ slug }) => slug === tab)
  const isGone = tabs.every(({ slug }) => slug !== tab) && (!mayPages || data !== undefined)
  const change = (part: Partial<TextsSearch>): void =>
    void navigate({ search: (before) => withoutNothing({ ...before, ...part }), replace: true })
  return (
    <Page title={m.texts_title()} actions={type && <NewPage type={type} />}>
      <TabRow label={m.texts_title()}>
        {tabs.map(({ slug, name }) => (
          <Link
            key={slug}
            to="/texts"
            search={{ tab: slug }}
            className="views-one"
            aria-current={slug === tab ? 'page' : undefined}
          >
            {name}
          </Link>
        ))}
      </TabRow>
      {type && <PageList key={type.id} type={type} search={search.search ?? ''} change={change} />}
      {isGone && (
        <Nothing
          title={m.texts_tab_gone()}
          text={m.texts_tab_gone_text()}
          action={
            tabs[0] && (
              <Link to="/texts" search={{ tab: tabs[0].slug }} className="button button--line">
                {tabs[0].name}
              </Link>
            )
          }
        />
      )}
      {tab === MENUS && mayMenus && <Menus chosen={search.menu} change={change} />}
      {tab === MAILS && mayMails && <MailList />}
      {tab === TRANSLATIONS && mayTranslate && <Translations key={search.kind ?? ''} search={search} change={change} />}
    </Page>
  )
}
