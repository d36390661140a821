/** as many as are wanted, on the wire */
export const unlimited = '-1'
