interface Holder {
  readonly roleId?: string
}

const rolesOf = ({ roleId = '' }: Holder) => roleId.split(',').filter((id) => id !== '')

/** The roles that all of these people have, joined as the wire has them. */
export const sharedRoles = ([first, ...others]: readonly Holder[]): string =>
  rolesOf(first ?? {})
    .filter((id) => others.every((one) => rolesOf(one).includes(id)))
    .join(',')
