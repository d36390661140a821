/** beside the page of a build */
export const noticesFile = 'third-party-licences.txt'
