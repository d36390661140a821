/** Name of the notices file, in the folder of a build's page. */
export const noticesFile = 'third-party-licences.txt'
