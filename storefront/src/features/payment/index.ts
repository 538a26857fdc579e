/** Payment, as other rooms may use it. */
// Until the page stands.
export const PaymentPage = (_search: { order?: string | undefined; checkout?: string | undefined; transaction?: string | undefined }) => null
