export const kitNamespace = 'kit'

/** Namespace of translations for what the platform sends: menu keys and dictionary words. */
export const platformNamespace = 'platform'
