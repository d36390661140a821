interface Holder {
  readonly roleId?: string
}

const splitRoles = ({ roleId = '' }: Holder) => roleId.split(',').filter((id) => id !== '')

/** Returns the roles that all of the users have, in wire format. */
export const intersectRoles = ([first, ...others]: readonly Holder[]): string =>
  splitRoles(first ?? {})
    .filter((id) => others.every((one) => splitRoles(one).includes(id)))
    .join(',')
