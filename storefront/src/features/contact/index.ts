/** Writing to the shop, as pages may use it. */
export { ContactForm } from './contact-form.tsx'
export { contactSearch } from './search.ts'
