/** Names of the profiles that a configuration file can select. */
export const profileNames = ['jwsk', 'springblade', 'springblade3', 'bladex'] as const

export type ProfileName = (typeof profileNames)[number]

/** Profiles whose passwords are encrypted, so that they require the server's key. */
export const profilesWithKey: readonly string[] = ['springblade', 'bladex'] satisfies ProfileName[]
