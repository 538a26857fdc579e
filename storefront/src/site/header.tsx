/**
 * The head of every page: a strip with languages and theme, the main links, search, favourites, basket. The menu of
 * small screens needs no script.
 */
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useBasketCount } from '../features/basket/index.ts'
import { m } from '../paraglide/messages.js'
import { useShop } from '../platform/shop.ts'
import { useMe } from '../platform/user-store.ts'
import { Icon, type IconName } from '@semena/ui/icon'
import { CurrencySwitch } from './currency-switch.tsx'
import { DemoNotice } from './demo-notice.tsx'
import type { Frame } from './frame.ts'
import { LanguageLinks } from './language-links.tsx'
import { Logo } from './mark.tsx'
import { MenuItem, MenuItems, PageItem } from './menu-link.tsx'
import { SearchButton, SearchPopover } from './search-popover.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

/** More collections than this do not fit beside the mark. */
const SHOWN = 2
const MENU = 'site-menu'

export function SiteHeader({ frame }: { frame: Frame }) {
  const { words } = useShop()
  return (
    <header className="header">
      <DemoNotice />
      <div className="header-strip">
        <div className="wrap">
          <nav className="only-wide" aria-label={m.site_nav_more()}>
            <ul>
              <MenuItems links={frame.header} />
            </ul>
          </nav>
          <p className="header-law">{words.strip}</p>
          <div className="only-wide header-switches">
            <CurrencySwitch id="currency:note" />
            <LanguageLinks />
            <ThemeSwitch />
          </div>
        </div>
      </div>
      <div className="header-bar">
        <div className="header-sheet">
          <div className="wrap">
            <div className="header-row">
              <div>
                <button
                  type="button"
                  className="button-square only-phone"
                  popoverTarget={MENU}
                  aria-label={m.site_menu()}
                >
                  <Icon name="menu" />
                </button>
                <nav className="only-wide" aria-label={m.site_nav_main()}>
                  <ul>
                    <MenuItem to="/catalog">{m.site_catalogue()}</MenuItem>
                    <MenuItems
                      links={frame.collections
                        .slice(0, SHOWN + 1)
                        .filter(short)
                        .slice(0, SHOWN)}
                    />
                    <PageItem frame={frame} page="delivery" />
                  </ul>
                </nav>
              </div>
              <Logo />
              <div className="header-tools">
                <nav className="only-wide header-read" aria-label={m.site_nav_read()}>
                  <ul>
                    <PageItem frame={frame} page="blog" />
                    <PageItem frame={frame} page="faq" />
                  </ul>
                </nav>
                <SearchButton />
                <Tool to="/favorites" icon="heart" name={m.site_favourites()} />
                <AccountLink />
                <BasketLink />
              </div>
            </div>
            <div className="rule" />
          </div>
        </div>
        <SearchPopover />
        <SmallMenu frame={frame} />
      </div>
    </header>
  )
}

const short = ({ label }: { label: string }): boolean => label.length < 32

interface ToolProps {
  to: string
  icon: IconName
  /** Shown under the icon where there is room for it. */
  name: string
  label?: string | undefined
  className?: string
  children?: ReactNode
}

function Tool({ to, icon, name, label = name, className = 'only-wide', children }: ToolProps) {
  return (
    <Link to={to as '/'} className={`button-square ${className}`} aria-label={label} title={name}>
      <Icon name={icon} />
      <span className="header-tool-name">{name}</span>
      {children}
    </Link>
  )
}

const accountName = (me: unknown): string => (me ? m.site_account() : m.site_sign_in())

/**
 * The link to the account, the same for everybody: visitors who are not signed in are redirected to the sign-in page.
 */
function AccountLink() {
  const me = useMe()
  return (
    <Tool to="/account/info" icon="user" name={accountName(me)}>
      {me && <span className="header-signed-in" />}
    </Tool>
  )
}

function AccountItem() {
  return (
    <MenuItem to="/account/info" icon="user">
      {accountName(useMe())}
    </MenuItem>
  )
}

/** The link to the basket. Its number appears after hydration, in a place that is kept free for it. */
function BasketLink() {
  const count = useBasketCount()
  return (
    <Tool
      to="/basket"
      icon="bag"
      name={m.site_basket()}
      label={count > 0 ? m.site_basket_count({ count }) : undefined}
      className=""
    >
      {count > 0 && (
        <span className="count" aria-hidden="true">
          {count}
        </span>
      )}
    </Tool>
  )
}

function MenuGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="drawer-group">
      <h2 className="text-caps">{title}</h2>
      <ul>{children}</ul>
    </div>
  )
}

/** The menu of small screens, a popover that the browser opens and closes. Following a link closes it. */
function SmallMenu({ frame }: { frame: Frame }) {
  return (
    <div
      id={MENU}
      popover="auto"
      className="drawer"
      role="dialog"
      aria-label={m.site_menu()}
      onClick={(event) => (event.target as Element).closest('a') && event.currentTarget.hidePopover()}
    >
      <div className="drawer-head">
        <Logo />
        <button
          type="button"
          className="button-square"
          popoverTarget={MENU}
          popoverTargetAction="hide"
          aria-label={m.site_menu_close()}
        >
          <Icon name="x" />
        </button>
      </div>
      <nav aria-label={m.site_nav_main()}>
        <MenuGroup title={m.site_foot_shop()}>
          <MenuItem to="/catalog" icon="seed">
            {m.site_catalogue()}
          </MenuItem>
          <MenuItems links={frame.collections} />
          <MenuItem to="/finder">{m.catalog_finder()}</MenuItem>
          <MenuItem to="/compare">{m.catalog_compare()}</MenuItem>
        </MenuGroup>
        <MenuGroup title={m.site_account()}>
          <AccountItem />
          <MenuItem to="/favorites" icon="heart">
            {m.site_favourites()}
          </MenuItem>
        </MenuGroup>
        <MenuGroup title={m.site_foot_help()}>
          <PageItem frame={frame} page="delivery" />
          <PageItem frame={frame} page="refund" />
          <PageItem frame={frame} page="faq" />
          <MenuItem to="/contact">{m.site_contact()}</MenuItem>
        </MenuGroup>
        <MenuGroup title={m.site_foot_company()}>
          <PageItem frame={frame} page="blog" />
          <MenuItems links={frame.header} />
        </MenuGroup>
      </nav>
      <div className="drawer-foot">
        <LanguageLinks />
        <CurrencySwitch id="menu:currency-note" />
        <ThemeSwitch />
      </div>
    </div>
  )
}
