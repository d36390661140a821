/** A stream's address as people may read it over a shoulder: without the name and password that it may carry. */
export const maskStreamUrl = (url: string) => url.replace(/^([a-z][a-z\d+.-]*:\/\/)[^/?#]*@/i, '$1***@')
