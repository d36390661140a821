interface Holder {
  readonly roleId?: string
}

const splitRoles = ({ roleId = '' }: Holder) => roleId.split(',').filter((id) => id !== '')

/** The roles that all of these people have, joined as the wire has them. */
export const intersectRoles = ([first, ...others]: readonly Holder[]): string =>
  splitRoles(first ?? {})
    .filter((id) => others.every((one) => splitRoles(one).includes(id)))
    .join(',')
