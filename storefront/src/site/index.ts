/** The frame of the site and its home page, as routes use them. */
export { NotFoundPage } from './not-found-page.tsx'
export { TroublePage } from './trouble-page.tsx'
export { SiteDocument } from './document.tsx'
export { SiteLayout } from './layout.tsx'
export { frameQuery } from './frame.ts'
export { siteLinks } from './links.ts'
