/** unlimited stock on the wire */
export const unlimited = '-1'
