/**
 * The shop's pages by name, for whoever writes a page's path without the storefront's router: mails, the sitemap, the desk,
 * addresses to return to. Links between pages are checked against the router's own tree by the compiler, and write their
 * path plainly. A test compares both.
 */
export const ROUTES = {
  home: '/',
  login: '/login',
  register: '/register',
  confirm: '/confirm',
  resetPassword: '/reset-password',
  viewAll: '/catalog',
  finder: '/finder',
  collections: '/collections/$slug',
  'sort.detail': '/sort/$slug',
  favorites: '/favorites',
  basket: '/basket',
  checkout: '/checkout/$id',
  payment: '/payment',
  account: '/account',
  'account.info': '/account/info',
  'account.order': '/account/orders',
  'account.favorites': '/account/favorites',
  delivery: '/delivery',
  refund: '/refund',
  faq: '/faq',
  contact: '/contact',
  blog: '/blog',
  post: '/blog/$slug',
  page: '/pages/$slug',
  newsletter: '/newsletter',
  'newsletter.confirm': '/newsletter/confirm',
  'newsletter.unsubscribe': '/newsletter/unsubscribe',
} as const

export type RouteName = keyof typeof ROUTES

/** A page's path, without its language; `param` is the slug or id that it is about. */
export const pathTo = (name: RouteName, param = ''): string => ROUTES[name].replace(/\$\w+/, () => param)
