/** Removes the user name and password from a stream's address, so that it can be shown. */
export const maskStreamUrl = (url: string) => url.replace(/^([a-z][a-z\d+.-]*:\/\/)[^/?#]*@/i, '$1***@')
