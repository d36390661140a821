const [nonce] = crypto.getRandomValues(new Uint32Array(1))

/**
 * Attribute of an image that is still being uploaded, in the value of the form. It has another name each time the page
 * loads, so no stored text can contain it.
 */
export const pendingUpload = `data-upload-${String(nonce)}`

/** Whether an image of this value is still being uploaded, or failed to. */
export const hasPendingUpload = (html: string) => html.includes(pendingUpload)
