export const kitNamespace = 'kit'

/** Of what the platform sends and other languages have a name for: keys of its menu, words of its dictionaries. */
export const platformNamespace = 'platform'
