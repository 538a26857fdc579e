/** The newsletter, as pages may use it. */
export { NewsletterForm } from './newsletter-form.tsx'
export { NewsletterPage } from './newsletter-page.tsx'
export { newsletterSearch } from './search.ts'
export { ConfirmPage, UnsubscribePage } from './token-pages.tsx'
